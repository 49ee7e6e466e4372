package shop;

class Basket {
  boolean put(Item item, Shelf shelf) {
    if (shelf.isEmpty()) {
      return false;
    }
    append(item);
    return true;
  }

  private void append(Item item) {
    this.items.add(item);
    weight += item.weight();
    stamp = clock.now();
  }
}

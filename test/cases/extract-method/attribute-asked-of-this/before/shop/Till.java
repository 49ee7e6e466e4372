package shop;

class Basket {
  boolean put(Item item, Shelf shelf) {
    if (shelf.isEmpty()) {
      return false;
    }
    items.add(item);
    return true;
  }
}

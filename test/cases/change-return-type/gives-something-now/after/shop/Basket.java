package shop;

class Basket {
  Basket add(Item item) {
    items.add(item);
    weight += item.weight();
    return this;
  }
}

package shop;

class Basket {
  void add(Item item) {
    items.add(item);
    weight += item.weight();
  }
}

package shop;

class Basket {
  void add(Item item) {
    items.add(item);
    weight += item.weight();
  }

  void add(Item item, int pieces) {
    for (int i = 0; i < pieces; i++) add(item);
  }
}

package shop;

abstract class Desk {
  void apply(Order order) {
    for (Item item : order.items()) {
      scan(item);
    }
  }

  abstract void scan(Item item);
}

package shop;

class Basket {
  void addAll(Item[] items) {
    for (Item item : items) add(item);
  }
}

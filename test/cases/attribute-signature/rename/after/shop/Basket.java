package shop;

class Basket {
  private int gross;

  void add(Item item) {
    gross += item.price();
  }

  int total() {
    return gross;
  }
}

package shop;

class Basket {
  private int sum;

  void add(Item item) {
    sum += item.price();
  }

  int total() {
    return sum;
  }
}

package shop;

class Customer {
  private final String name;
  private int points;

  Customer(String name) {
    this.name = name;
  }

  void collect(Basket basket) {
    points += basket.total() / 10;
    display.show(points);
  }
}

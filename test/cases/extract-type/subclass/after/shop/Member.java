package shop;

class Member extends Customer {
  private int points;

  Member(String name) {
    super(name);
  }

  void collect(Basket basket) {
    points += basket.total() / 10;
    display.show(points);
  }
}

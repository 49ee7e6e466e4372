package shop;

class Basket {
  private Line first;

  static class Line {
    private Item item;
    private int pieces;

    int price() {
      return pieces * item.price();
    }
  }
}

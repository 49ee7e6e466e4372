package shop;

class Basket {
  private Position first;

  static class Position {
    private Item item;
    private int pieces;

    int price() {
      return pieces * item.price();
    }
  }
}

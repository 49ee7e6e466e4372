package shop;

class Line {
  private Item item;
  private int pieces;

  int price() {
    return pieces * item.price();
  }
}

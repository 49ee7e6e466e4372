package shop;

class Basket {
  private List<Line> lines;

  static class Line {
    private Item item;
    private int pieces;

    int price() {
      return pieces * item.price();
    }
  }
}

package shop;

class Basket {
  static class Line {
    Item item;
    int pieces;
    int discount;

    int price() {
      int full = pieces * item.price();
      return full - discount;
    }
  }
}

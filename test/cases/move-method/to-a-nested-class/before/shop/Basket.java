package shop;

class Basket {
  int price(Line line) {
    int full = line.pieces * line.item.price();
    return full - line.discount;
  }

  static class Line {
    Item item;
    int pieces;
    int discount;
  }
}

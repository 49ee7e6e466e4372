package shop;

class Basket {
  private List<Line> lines;
}

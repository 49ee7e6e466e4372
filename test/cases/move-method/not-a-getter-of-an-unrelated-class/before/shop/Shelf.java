package shop;

class Shelf {
  private int number;

  int number() {
    return number;
  }
}

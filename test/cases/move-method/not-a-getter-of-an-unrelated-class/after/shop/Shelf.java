package shop;

class Shelf {
  private int number;
  private String name;

  int number() {
    return number;
  }

  String name() {
    return name;
  }
}

package shop;

class Item {
  private String name;
  private int price;

  String name() {
    return name;
  }

  int price() {
    return price;
  }
}

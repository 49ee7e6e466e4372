package shop;

class Item {
  private String name;
  private int price;

  int price() {
    return price;
  }
}

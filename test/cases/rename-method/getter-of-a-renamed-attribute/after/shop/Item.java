package shop;

class Item {
  private int price;

  int price() {
    return price;
  }

  int tax() {
    return price * 19 / 100;
  }
}

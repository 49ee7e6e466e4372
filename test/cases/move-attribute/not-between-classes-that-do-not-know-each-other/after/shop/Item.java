package shop;

class Item {
  private int price;
}

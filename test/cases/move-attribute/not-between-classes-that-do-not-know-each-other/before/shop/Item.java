package shop;

class Item {
  private String name;
  private int price;
}

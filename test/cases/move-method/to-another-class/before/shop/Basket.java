package shop;

class Basket {
  List<Item> items;
}

package shop;

class Basket {
  List<Item> items;
  Customer customer;
}

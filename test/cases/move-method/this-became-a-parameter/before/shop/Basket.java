package shop;

class Basket {
  List<Item> items;
  Customer customer;

  String label() {
    String head = customer.name();
    return head + ": " + items.size();
  }
}

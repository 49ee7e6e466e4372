package shop;

class Till {
  void pay(List<Item> items) {
    for (Item item : items) book(item);
    drawer.open();
    clerk.thank();
  }
}

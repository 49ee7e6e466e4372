package shop;

class Till {
  void pay(ArrayList<Item> items) {
    for (Item item : items) book(item);
    drawer.open();
  }
}

package shop;

class Till {
  void pay(String clerk, Item item, int number, Basket basket, Drawer drawer) {
    drawer.take(basket.total());
    ledger.book(clerk, item);
    ledger.count(number);
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    int sum = basket.total();
    display.show(sum);
    ledger.book(sum);
    drawer.slide();
  }
}

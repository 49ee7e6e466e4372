package shop;

class Till {
  void pay(Basket basket) {
    int sum = basket.total();
    ledger.book(sum);
    display.show(sum);
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    Money total = basket.total();
    ledger.book(total);
    display.show(total);
  }
}

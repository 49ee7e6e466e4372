package shop;

class Till {
  void pay(Basket basket) {
    Money total = basket.total();
    ledger.book(today, total);
    display.show("Total", total);
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    Money due = basket.total();
    ledger.book(due);
    display.show(due);
  }
}

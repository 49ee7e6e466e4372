package shop;

class Till {
  private Money due;

  void pay(Basket basket) {
    due = basket.total();
    ledger.book(due);
    display.show(due);
  }
}

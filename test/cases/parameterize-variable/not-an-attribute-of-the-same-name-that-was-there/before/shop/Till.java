package shop;

class Till {
  private Money due;

  void pay(Basket basket) {
    Money due = basket.total();
    ledger.book(due);
  }
}

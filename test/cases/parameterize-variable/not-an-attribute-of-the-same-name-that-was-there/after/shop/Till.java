package shop;

class Till {
  private Money due;

  void pay(Basket basket) {
    ledger.book(due);
  }
}

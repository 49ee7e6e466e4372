package shop;

class Till {
  private Money lastPaid;

  void pay(Basket basket) {
    lastPaid = basket.total();
    ledger.book(lastPaid);
    display.show(lastPaid);
  }
}

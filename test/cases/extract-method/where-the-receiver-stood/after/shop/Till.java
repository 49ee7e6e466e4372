package shop;

class Till {
  private Ledger ledger;

  void pay(Basket basket) {
    ledger.keep(basket);
  }
}

package shop;

class Till {
  private Ledger ledger;

  void pay(Basket basket) {
    archive.put(ledger, basket);
  }
}

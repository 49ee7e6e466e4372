package shop;

class Desk {
  private Ledger ledger;

  void settle(Basket basket) {
    Money total = basket.total();
    ledger.book(total);
    ledger.close();
    archive.keep(ledger);
  }
}

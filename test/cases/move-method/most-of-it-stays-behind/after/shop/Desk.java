package shop;

class Desk {
  private Ledger ledger;
  private Display display;

  void settle(Basket basket) {
    Money total = basket.total();
    ledger.book(total);
    display.show(total);
  }
}

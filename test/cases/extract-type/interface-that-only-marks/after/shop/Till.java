package shop;

class Till implements Calibrated {
  void pay(Basket basket) {
    ledger.book(basket.total());
  }
}

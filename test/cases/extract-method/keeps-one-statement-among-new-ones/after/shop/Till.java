package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    finish();
  }

  private void finish() {
    clerk.thank();
    lamp.off();
    drawer.slide();
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    finish(basket);
  }

  private void finish(Basket basket) {
    clerk.thank(basket.owner());
    lamp.off();
    drawer.slide(basket);
  }
}

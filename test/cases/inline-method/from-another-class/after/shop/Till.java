package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    lamp.on();
    clock.pause(200);
    lamp.off();
    drawer.slide();
  }
}

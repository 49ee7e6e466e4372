package shop;

class Till {
  void pay(Basket basket) {
    display.show("Total", basket.total());
    ledger.book(basket.total());
    if (basket.total().isZero()) return;
    drawer.slide();
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    gate.open(basket, exit, true);
    drawer.slide();
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    letOut(basket);
    drawer.slide();
  }

  private void letOut(Basket basket) {
    gate.open(basket, nearestExit(), true);
  }
}

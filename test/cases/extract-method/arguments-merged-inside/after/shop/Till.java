package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    charge(basket);
    drawer.slide();
  }

  private void charge(Basket basket) {
    cards.charge(basket, credentials);
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    cards.charge(basket, credentials);
    drawer.slide();
  }
}

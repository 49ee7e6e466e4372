package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
  }
}

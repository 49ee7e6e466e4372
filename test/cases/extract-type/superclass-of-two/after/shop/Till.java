package shop;

class Till extends Desk {
  void pay(Basket basket) {
    ledger.book(basket.total());
  }
}

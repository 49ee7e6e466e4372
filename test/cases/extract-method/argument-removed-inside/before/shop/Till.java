package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    log.note("paid", basket, clerk);
    drawer.slide();
  }
}

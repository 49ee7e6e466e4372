package shop;

class Till {
  void pay(Basket basket, Basket gifts) {
    log.info("paid", basket);
    ledger.book(basket);
    log.info("done", basket);
  }
}

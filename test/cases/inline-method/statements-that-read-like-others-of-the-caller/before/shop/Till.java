package shop;

class Till {
  void pay(Basket basket, Basket gifts) {
    log.info("paid", gifts);
    settle(basket);
    log.info("done", basket);
  }

  private void settle(Basket content) {
    log.info("paid", content);
    ledger.book(content);
  }
}

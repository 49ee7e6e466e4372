package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    note(basket);
    drawer.slide();
  }

  private void note(Basket basket) {
    log.note("paid", basket, clerk);
  }
}

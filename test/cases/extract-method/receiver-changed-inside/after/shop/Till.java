package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    keep(basket);
    drawer.slide();
  }

  private void keep(Basket basket) {
    archive.put(basket, today);
  }
}

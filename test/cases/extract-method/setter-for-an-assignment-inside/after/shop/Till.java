package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    remember(basket);
    drawer.slide();
  }

  private void remember(Basket basket) {
    setLast(basket);
  }
}

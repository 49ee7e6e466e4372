package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    shop.archive().put(basket, today);
    drawer.slide();
  }
}

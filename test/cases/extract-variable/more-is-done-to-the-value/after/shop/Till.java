package shop;

class Till {
  void pay(Basket basket) {
    Money due = coupons.reduce(basket.total());
    ledger.book(due);
    drawer.slide();
  }
}

package shop;

class Till {
  void pay(Basket basket, Coupon coupon) {
    Money due = coupon.reduce(basket.total());
    ledger.book(due);
    printer.print(coupon);
  }
}

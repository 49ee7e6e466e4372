package shop;

class Till {
  void pay(Basket basket) {
    Coupon best = coupons.best();
    Money due = best.reduce(basket.total());
    ledger.book(due);
    printer.print(best);
  }
}

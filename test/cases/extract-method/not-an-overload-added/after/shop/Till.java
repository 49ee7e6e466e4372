package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    printer.print(basket);
  }

  void pay(Basket basket, Coupon coupon) {
    coupon.use();
    pay(basket.without(coupon.value()));
  }
}

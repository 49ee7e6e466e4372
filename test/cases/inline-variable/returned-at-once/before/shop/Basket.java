package shop;

class Basket {
  int total(Coupon coupon) {
    int reduced = coupon.reduce(gross);
    return reduced;
  }
}

package shop;

class Basket {
  int total(Coupon coupon) {
    return coupon.reduce(gross);
  }
}

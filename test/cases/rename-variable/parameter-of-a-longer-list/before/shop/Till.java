package shop;

interface Till {
  void pay(Basket basket, Coupon coupon);

  void close(String day, String clerkName);
}

package shop;

interface Till {
  void pay(Clerk clerk, Basket basket, Coupon rebate);

  void close(String day, String place, String fullClerkName);
}

package shop;

class Till {
  void pay(Basket basket, Clerk clerk) {
    ledger.book(basket.total());
    clerk.thank();
    drawer.slide();
  }
}

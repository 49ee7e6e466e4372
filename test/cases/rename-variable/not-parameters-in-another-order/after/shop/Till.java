package shop;

class Till {
  void pay(Clerk clerk, Basket basket) {
    ledger.book(basket.total());
    clerk.thank();
  }
}

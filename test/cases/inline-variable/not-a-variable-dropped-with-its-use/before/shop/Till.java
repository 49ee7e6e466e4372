package shop;

class Till {
  void pay(Basket basket) {
    Clerk clerk = shift.clerk();
    ledger.book(basket.total());
    clerk.thank();
  }
}

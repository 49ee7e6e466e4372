package shop;

class Till {
  void pay(Basket basket) {
    Clerk clerk = shift.clerk();
    ledger.book(basket.total());
    drawer.slide();
    clerk.thank();
  }
}

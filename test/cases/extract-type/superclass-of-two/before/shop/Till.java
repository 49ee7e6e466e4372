package shop;

class Till {
  private int opened;

  void open(Clerk clerk) {
    clerk.signOn(this);
    opened++;
  }

  void pay(Basket basket) {
    ledger.book(basket.total());
  }
}

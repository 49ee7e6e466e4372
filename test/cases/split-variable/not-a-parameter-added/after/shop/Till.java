package shop;

class Till {
  void pay(Money amount, Clerk clerk) {
    drawer.slide();
    ledger.book(amount, clerk);
  }
}

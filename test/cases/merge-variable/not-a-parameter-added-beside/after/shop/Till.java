package shop;

class Till {
  void pay(int euros, int cents, Clerk clerk) {
    drawer.slide();
    ledger.book(euros, cents);
    clerk.thank();
  }
}

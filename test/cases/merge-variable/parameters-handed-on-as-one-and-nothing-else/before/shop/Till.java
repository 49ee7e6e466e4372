package shop;

class Till {
  void pay(int euros, int cents) {
    drawer.slide();
    ledger.book(euros, cents);
  }
}

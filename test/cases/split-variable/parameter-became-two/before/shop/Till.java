package shop;

class Till {
  void pay(Money amount) {
    drawer.slide();
    ledger.book(amount);
  }
}

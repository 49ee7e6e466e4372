package shop;

class Till {
  void pay(int net, int gross) {
    ledger.book(net, gross);
    display.show(gross);
  }
}

package shop;

class Till {
  void pay(int net, int gross) {
    ledger.book(gross, net);
    display.show(net);
  }
}

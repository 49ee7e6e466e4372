package shop;

class Till {
  void open() {
    Ledger ledger = Ledgers.paper(clerk);
    ledger.start();
  }
}

package shop;

class Till {
  void open() {
    Ledger ledger = newLedger();
    ledger.start();
  }

  private Ledger newLedger() {
    if (isTraining) {
      return Ledgers.none();
    }
    return Ledgers.paper(clerk);
  }
}

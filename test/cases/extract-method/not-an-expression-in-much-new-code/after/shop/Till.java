package shop;

class Till {
  void open() {
    Ledger ledger = newLedger();
    ledger.start();
  }

  private Ledger newLedger() {
    Shelf shelf = office.shelf();
    shelf.unlock();
    if (shelf.isEmpty()) {
      shelf.add(Ledgers.paper(clerk));
    }
    return shelf.first();
  }
}

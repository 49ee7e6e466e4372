package shop;

class Till extends Desk {
  Till(PaperLedger ledger) {
    super(ledger);
  }
}

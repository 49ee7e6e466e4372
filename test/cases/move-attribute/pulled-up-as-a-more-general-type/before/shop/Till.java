package shop;

class Till {
  private final Clock clock = Clock.utc();
  private final PaperLedger ledger;

  Till(PaperLedger ledger) {
    this.ledger = ledger;
  }
}

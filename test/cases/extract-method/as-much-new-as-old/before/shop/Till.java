package shop;

class Till {
  private final Ledger ledger;

  Till(Ledger ledger) {
    this.ledger = ledger;
  }
}

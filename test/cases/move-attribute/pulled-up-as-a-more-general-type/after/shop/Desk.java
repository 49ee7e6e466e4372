package shop;

abstract class Desk {
  protected final Clock clock = Clock.utc();
  protected final Ledger ledger;

  Desk(Ledger ledger) {
    this.ledger = ledger;
  }
}

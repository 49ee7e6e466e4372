package shop;

class Desk {
  private Ledger ledger;
}

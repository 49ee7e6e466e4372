package shop;

class Desk {
  private Ledger ledger;
  private Display display;
}

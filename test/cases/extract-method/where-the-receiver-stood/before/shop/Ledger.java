package shop;

class Ledger {
  private Archive archive;
}

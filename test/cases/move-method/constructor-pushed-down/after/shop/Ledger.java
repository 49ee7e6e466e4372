package shop;

interface Ledger {
  int pages();
}

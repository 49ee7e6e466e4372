package shop;

class Till {
  Till(bank.Drawer drawer) {
    this(drawer, Ledger.empty(), true);
  }

  Till(bank.Counter counter) {
    this(counter, Ledger.empty(), true);
  }
}

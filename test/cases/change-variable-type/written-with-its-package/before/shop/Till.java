package shop;

class Till {
  Till(Drawer drawer) {
    this(drawer, new Ledger());
  }

  Till(Counter counter) {
    this(counter, new Ledger());
  }
}

package shop;

class Till {
  private final Drawer drawer;
  private final Ledger ledger;

  Till(Drawer drawer) {
    this(drawer, Ledger.empty());
  }

  Till(Drawer drawer, Ledger ledger) {
    this.drawer = drawer.locked();
    this.ledger = ledger.opened();
  }
}

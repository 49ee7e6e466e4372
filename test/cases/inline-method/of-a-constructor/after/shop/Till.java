package shop;

class Till {
  private final Drawer drawer;
  private final Ledger ledger;

  Till(Drawer drawer) {
    this.drawer = drawer.locked();
    this.ledger = Ledger.empty().opened();
  }
}

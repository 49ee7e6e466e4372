package shop;

class Till {
  Till(Drawer drawer) {
    this.drawer = drawer;
  }

  Till(Ledger ledger) {
    this.ledger = ledger;
  }
}

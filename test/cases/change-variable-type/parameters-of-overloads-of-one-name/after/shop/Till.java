package shop;

class Till {
  Till(shop.desk.Ledger ledger) {
    this.ledger = ledger;
  }

  Till(shop.desk.Drawer drawer) {
    this.drawer = drawer;
  }
}

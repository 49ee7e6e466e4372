package shop;

enum Payment {
  CASH {
    void finish(Drawer drawer) {
      Money m = drawer.count();
      ledger.compare(m);
    }
  };

  abstract void finish(Drawer drawer);
}

package shop;

enum Payment {
  CASH {
    void finish(Drawer drawer) {
      Money counted = drawer.count();
      ledger.compare(counted);
    }
  };

  abstract void finish(Drawer drawer);
}

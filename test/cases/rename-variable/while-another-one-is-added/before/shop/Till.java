package shop;

class Till {
  void close() {
    Drawer drawer = new Drawer();
    ledger.book(drawer);
  }
}

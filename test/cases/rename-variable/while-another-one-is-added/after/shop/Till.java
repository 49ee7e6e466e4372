package shop;

class Till {
  void close() {
    Drawer lower = new Drawer();
    Safe safe = new Safe();
    ledger.book(lower, safe);
  }
}

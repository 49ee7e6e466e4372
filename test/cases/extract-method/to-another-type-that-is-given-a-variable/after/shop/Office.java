package shop;

class Office {
  void report(Drawer place, int sum) {
    ledger.book("close", sum, place.number());
  }
}

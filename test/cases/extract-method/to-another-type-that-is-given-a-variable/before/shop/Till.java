package shop;

class Till {
  void close() {
    CashDrawer drawer = drawers.first();
    int sum = drawer.count();
    ledger.book("close", sum, drawer.number());
    print(sum);
  }
}

package shop;

class Till {
  private final Office office = new Office();

  void close() {
    CashDrawer drawer = drawers.first();
    int sum = drawer.count();
    office.report(drawer, sum);
    print(sum);
  }
}

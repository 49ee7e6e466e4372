package shop;

class Till {
  void close(Drawer drawer) {
    Money counted = drawer.count();
    enter(counted);
    drawer.lock();
  }

  private void enter(Money money) {
    ledger.lines().add(new Line(today(), money));
  }
}

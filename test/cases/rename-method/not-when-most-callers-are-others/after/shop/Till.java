package shop;

class Till {
  void close(Drawer drawer) {
    Money counted = drawer.count();
    enter(counted);
    drawer.lock();
  }

  void open(Drawer drawer) {
    enter(drawer.count());
    drawer.unlock();
  }

  void sell(Item item) {
    enter(item.price());
    item.take();
  }

  private void enter(Money money) {
    ledger.lines().add(new Line(today(), money));
  }
}

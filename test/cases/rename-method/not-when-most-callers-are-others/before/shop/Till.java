package shop;

class Till {
  void close(Drawer drawer) {
    Money counted = drawer.count();
    note(counted);
    drawer.lock();
  }

  void open(Drawer drawer) {
    drawer.unlock();
  }

  void sell(Item item) {
    item.take();
  }

  private void note(Money money) {
    System.out.println("counted " + money);
  }
}

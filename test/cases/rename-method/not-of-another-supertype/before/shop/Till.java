package shop;

class Till {
  void start(Clock clock, Drawer drawer) {
    clock.every(60, new Task() {
      public void run() {
        Money counted = drawer.count();
        ledger.compare(counted);
      }
    });
  }
}

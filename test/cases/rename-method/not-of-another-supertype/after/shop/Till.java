package shop;

class Till {
  void start(Clock clock, Drawer drawer) {
    clock.every(60, new Check() {
      public void verify() {
        Money counted = drawer.count();
        ledger.compare(counted);
      }
    });
  }
}

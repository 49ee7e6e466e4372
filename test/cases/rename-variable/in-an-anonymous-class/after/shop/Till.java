package shop;

class Till {
  void start() {
    clock.every(60, new Task() {
      void check() {
        Money counted = drawer.count();
        ledger.compare(counted);
      }
    });
  }
}

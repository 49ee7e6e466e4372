package shop;

class Till {
  void start() {
    clock.every(60, new Task() {
      void check() {
        Money m = drawer.count();
        ledger.compare(m);
      }
    });
  }
}

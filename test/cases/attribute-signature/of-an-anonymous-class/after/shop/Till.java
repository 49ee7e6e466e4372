package shop;

class Till {
  void start(Clock clock, Drawer drawer) {
    clock.every(60, new Task() {
      private int runs = 0;

      public void run() {
        ledger.compare(drawer.count());
        runs++;
      }
    });
  }
}

package shop;

class Till {
  void start() {
    clock.every(60, new Task() {
      void verify() {
        drawer.count();
        ledger.compare(drawer);
      }

      void stop() {
        drawer.lock();
      }
    });
  }
}

package shop;

class Till {
  void start() {
    class Check {
      void run() {
        drawer.count();
        ledger.compare(drawer);
      }
    }
    clock.every(60, new Check());
  }
}

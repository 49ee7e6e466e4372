package shop;

class Till {
  void start() {
    class Check {
      void verify() {
        drawer.count();
        ledger.compare(drawer);
      }
    }
    clock.every(60, new Check());
  }
}

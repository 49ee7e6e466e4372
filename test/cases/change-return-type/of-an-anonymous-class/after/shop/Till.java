package shop;

class Till {
  void start(Clock clock, Drawer drawer) {
    clock.every(60, new Task<Amount>() {
      public Amount run(Amount last) {
        ledger.compare(last);
        return drawer.count();
      }
    });
  }
}

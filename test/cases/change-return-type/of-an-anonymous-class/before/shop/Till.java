package shop;

class Till {
  void start(Clock clock, Drawer drawer) {
    clock.every(60, new Task<Money>() {
      public Money run(Money last) {
        ledger.compare(last);
        return drawer.count();
      }
    });
  }
}

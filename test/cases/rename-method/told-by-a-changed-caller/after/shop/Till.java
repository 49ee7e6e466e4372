package shop;

class Till {
  void close(Drawer drawer, Clock clock) {
    ledger.enter(clock.now(), weigh(drawer), "shut");
  }

  private Money weigh(Drawer drawer) {
    return scales.put(drawer.coins()).read();
  }
}

package shop;

class Till {
  void close(Drawer drawer, Clock clock) {
    ledger.enter(clock.day(), count(drawer), "closed");
  }

  private Money count(Drawer drawer) {
    return drawer.sum();
  }
}

package shop;

abstract class Till {
  abstract Clock clock();

  void close(Drawer drawer) {
    ledger.enter(clock(), drawer);
  }
}

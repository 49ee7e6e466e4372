package shop;

abstract class Till {
  abstract Day day();

  void close(Drawer drawer) {
    ledger.enter(day(), drawer);
  }
}

package shop;

class Till {
  void close(Drawer drawer) {
    drawer.count();
    lockAndNote(drawer);
  }

  private void lockAndNote(Drawer drawer) {
    drawer.lock(key);
    ledger.note(now());
  }
}

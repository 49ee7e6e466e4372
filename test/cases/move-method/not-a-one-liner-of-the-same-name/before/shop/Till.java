package shop;

class Till {
  private Drawer drawer;

  void close() {
    ledger.close();
  }
}

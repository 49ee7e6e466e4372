package shop;

class Till {
  private Drawer drawer;

  void close(Clerk clerk) {
    clerk.signOff(this);
    ledger.finish(today);
    lamp.off();
  }
}

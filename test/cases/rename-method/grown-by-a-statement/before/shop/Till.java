package shop;

class Till {
  void close(Drawer drawer) {
    drawer.count();
    lock(drawer);
  }

  private void lock(Drawer drawer) {
    drawer.lock(key);
  }
}

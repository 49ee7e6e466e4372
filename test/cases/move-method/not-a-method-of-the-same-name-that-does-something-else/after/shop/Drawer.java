package shop;

class Drawer {
  private boolean isOpen;

  void close(Key key) {
    isOpen = false;
    if (key != null) key.turn();
  }
}

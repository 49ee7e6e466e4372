package shop;

class Drawer {
  private boolean isOpen;

  void close() {
    spring.pull();
  }
}

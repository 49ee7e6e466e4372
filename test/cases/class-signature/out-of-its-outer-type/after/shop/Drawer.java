package shop;

class Drawer {
  private int opened;

  void slide() {
    opened++;
  }
}

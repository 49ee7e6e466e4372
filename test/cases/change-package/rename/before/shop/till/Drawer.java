package shop.till;

class Drawer {
  private int opened;

  void slide() {
    opened++;
  }
}

package shop.desk;

class Drawer {
  private int opened;

  void slide() {
    opened++;
  }
}

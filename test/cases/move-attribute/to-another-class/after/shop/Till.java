package shop;

class Till {
  private Drawer drawer;

  void put(int coin) {
    drawer.coins += coin;
  }
}

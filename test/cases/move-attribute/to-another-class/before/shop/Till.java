package shop;

class Till {
  private Drawer drawer;
  private int coins;

  void put(int coin) {
    coins += coin;
  }
}

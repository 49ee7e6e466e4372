package shop;

class Till {
  private Drawer drawer;
  private int coins;

  void put(int coin) {
    coins += coin;
  }

  boolean isEmpty() {
    return coins == 0;
  }
}

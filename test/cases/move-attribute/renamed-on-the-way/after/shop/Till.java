package shop;

class Till {
  private Drawer drawer;

  void put(int coin) {
    drawer.content += coin;
  }

  boolean isEmpty() {
    return drawer.content == 0;
  }
}

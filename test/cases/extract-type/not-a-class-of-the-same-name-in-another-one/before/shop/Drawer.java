package shop;

class Drawer {
  private int coins;
}

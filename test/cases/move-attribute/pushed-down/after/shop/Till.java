package shop;

class Till extends Desk {
  private Drawer drawer;
}

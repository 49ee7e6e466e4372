package shop;

class Till {
  private Drawer drawer;
  private int number;
}

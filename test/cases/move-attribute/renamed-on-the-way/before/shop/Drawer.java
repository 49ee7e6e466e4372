package shop;

class Drawer {
  private boolean isOpen;
}

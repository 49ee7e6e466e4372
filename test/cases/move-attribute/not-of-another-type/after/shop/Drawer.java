package shop;

class Drawer {
  private boolean isOpen;
  private SerialNumber number;
}

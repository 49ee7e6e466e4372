package shop;

class Till {
  private final Drawer drawer = new Drawer();

  void open() {
    drawer.slide();
  }
}

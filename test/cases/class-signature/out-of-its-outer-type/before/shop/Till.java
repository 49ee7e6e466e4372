package shop;

class Till {
  private final Drawer drawer = new Drawer();

  void open() {
    drawer.slide();
  }

  static class Drawer {
    private int opened;

    void slide() {
      opened++;
    }
  }
}

package shop.desk;

public class Till {
  private Drawer drawer;

  public void open() {
    drawer.open();
  }

  static class Drawer {
    private boolean isOpen;

    void open() {
      isOpen = true;
    }
  }
}

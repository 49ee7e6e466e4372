package shop;

public class Till {
  private Drawer drawer;

  public void open() {
    drawer.slide();
  }

  static class Drawer {
    private int opened;

    void slide() {
      opened++;
    }
  }
}

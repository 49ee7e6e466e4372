package shop.till;

public class Till {
  private Drawer drawer;

  public void open() {
    drawer.slide();
  }
}

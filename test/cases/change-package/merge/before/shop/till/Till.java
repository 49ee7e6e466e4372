package shop.till;

public class Till {
  private int opened;

  public void open() {
    opened++;
  }
}

package shop.front.desk;

public class Till {
  private int opened;

  public void open() {
    opened++;
  }
}

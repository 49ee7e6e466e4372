package shop.desk;

public class Till {
  private int opened;

  public void open() {
    opened++;
  }
}

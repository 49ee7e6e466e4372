package shop;

public class CashDesk {
  private int opened;

  public void open() {
    opened++;
  }

  public int timesOpened() {
    return opened;
  }
}

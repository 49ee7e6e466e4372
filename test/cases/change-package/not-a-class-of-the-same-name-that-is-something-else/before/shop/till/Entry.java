package shop.till;

public class Entry {
  private int amount;

  public int inCents() {
    return amount * 100;
  }
}

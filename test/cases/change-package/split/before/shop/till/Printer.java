package shop.till;

public class Printer {
  private int lines;

  public void feed() {
    lines++;
  }
}

package shop.till.print;

public class Printer {
  private int lines;

  public void feed() {
    lines++;
  }
}

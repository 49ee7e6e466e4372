package shop.paper;

public class Printer {
  private int lines;

  public void feed() {
    lines++;
  }
}

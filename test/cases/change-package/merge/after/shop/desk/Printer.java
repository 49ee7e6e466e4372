package shop.desk;

public class Printer {
  private int lines;

  public void feed() {
    lines++;
  }
}

package shop;

class Slip {
  private final StringBuilder out = new StringBuilder();

  void line(String line) {
    out.append(line).append('\n');
  }
}

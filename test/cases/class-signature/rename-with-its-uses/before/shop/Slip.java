package shop;

class Slip {
  private final List<String> lines = new ArrayList<>();

  void add(String line) {
    lines.add(line);
  }

  String text() {
    return String.join("\n", lines);
  }
}

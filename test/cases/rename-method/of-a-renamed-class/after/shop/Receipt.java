package shop;

class Receipt {
  private final List<String> lines = new ArrayList<>();

  void put(String line) {
    lines.add(line);
  }

  String text() {
    return String.join("\n", lines).trim();
  }

  int length() {
    return lines.size();
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }
}

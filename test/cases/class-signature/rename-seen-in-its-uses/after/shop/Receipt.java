package shop;

class Receipt {
  private final List<String> lines = new ArrayList<>();

  void add(String line) {
    lines.add(line);
  }
}

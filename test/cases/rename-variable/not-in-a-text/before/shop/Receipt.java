package shop;

class Receipt {
  String head(String name) {
    String text = """
        Dear name,
        thank you.
        """;
    return text + name;
  }
}

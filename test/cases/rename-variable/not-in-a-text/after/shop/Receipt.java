package shop;

class Receipt {
  String head(String name) {
    String text = """
        Dear customer,
        thank you.
        """;
    return text + name;
  }
}

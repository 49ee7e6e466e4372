package shop;

class Receipt {
  String text() {
    return String.join("\n", lines);
  }
}

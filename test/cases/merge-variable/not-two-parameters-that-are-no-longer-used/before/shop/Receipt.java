package shop;

class Receipt {
  void head(String name, String city) {
    lines.add("To " + name + ", " + city);
    lines.add(today.toString());
    lines.add("");
  }
}

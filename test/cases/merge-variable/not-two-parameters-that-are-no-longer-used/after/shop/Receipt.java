package shop;

class Receipt {
  void head(int number) {
    lines.add(today.toString());
    lines.add("");
    counter.set(number);
  }
}

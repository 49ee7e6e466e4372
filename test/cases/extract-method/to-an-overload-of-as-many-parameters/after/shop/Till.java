package shop;

class Till {
  void print(Basket basket) {
    printer.print(basket);
    print(footer(basket));
  }

  void print(String line) {
    print(line.toCharArray());
  }

  void print(char[] line) {
    printer.line(line);
    printer.cut();
  }
}

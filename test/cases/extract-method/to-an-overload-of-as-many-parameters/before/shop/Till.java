package shop;

class Till {
  void print(Basket basket) {
    printer.print(basket);
    print(footer(basket));
  }

  void print(String line) {
    printer.line(line);
    printer.cut();
  }
}

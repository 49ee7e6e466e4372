package shop;

class Basket {
  private int total;

  void print(Printer printer) {
    printer.line("Total", total);
    printer.cut();
  }
}

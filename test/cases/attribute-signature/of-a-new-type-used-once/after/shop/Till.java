package shop;

class Till {
  private Receipt last;

  void print() {
    printer.print(last);
  }
}

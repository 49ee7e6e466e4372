package shop;

class Till {
  private Slip last;

  void print() {
    printer.print(last);
  }
}

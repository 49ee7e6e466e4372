package shop;

class Till {
  private Receipt last;

  void print(Receipt slip) {
    printer.print(slip.text());
    printer.cut();
    last = slip;
  }

  Receipt last() {
    return last;
  }
}

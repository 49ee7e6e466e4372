package shop;

class Till {
  private Receipt last;

  Receipt last() {
    return last;
  }

  void print(Receipt slip) {
    printer.print(slip);
    last = slip;
  }
}

package shop;

class Till {
  private Slip last;

  Slip last() {
    return last;
  }

  void print(Slip slip) {
    printer.print(slip);
    last = slip;
  }
}

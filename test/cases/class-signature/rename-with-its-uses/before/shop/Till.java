package shop;

class Till {
  private Slip last;

  void print(Slip slip) {
    printer.print(slip.text());
    last = slip;
  }

  Slip last() {
    return last;
  }
}

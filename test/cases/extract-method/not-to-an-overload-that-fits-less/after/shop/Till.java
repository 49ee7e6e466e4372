package shop;

class Till {
  private Printer printer;

  void pay(Basket basket, String note) {
    printer.print(note, basket);
  }
}

class Till {
  Printer printer;

  void close(Basket basket) {
    Receipt receipt = new Receipt(basket, false, true);
    printer.print(receipt);
  }
}

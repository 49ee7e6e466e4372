class Till {
  Printer printer;

  void close(Basket basket) {
    Receipt receipt = new Receipt(basket, false);
    printer.print(receipt);
  }
}

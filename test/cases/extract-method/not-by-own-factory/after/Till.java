class Till {
  Printer printer;

  void close(Basket basket) {
    Receipt receipt = Receipt.of(basket);
    printer.print(receipt);
  }
}

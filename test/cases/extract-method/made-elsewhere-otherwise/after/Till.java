class Till {
  Printer printer;
  Office office;

  void close(Basket basket) {
    Receipt receipt = office.receiptOf(basket);
    printer.print(receipt);
  }
}

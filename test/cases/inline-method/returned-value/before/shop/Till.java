package shop;

class Till {
  void pay(Basket basket) {
    Receipt receipt = receipt(basket);
    printer.print(receipt);
  }

  private Receipt receipt(Basket basket) {
    return new Receipt(basket, clerk, LocalDate.now());
  }
}

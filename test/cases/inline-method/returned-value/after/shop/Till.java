package shop;

class Till {
  void pay(Basket basket) {
    Receipt receipt = new Receipt(basket, clerk, LocalDate.now());
    printer.print(receipt);
  }
}

package shop;

class Till {
  void pay(Basket basket, Office office) {
    Receipt receipt = new Receipt(basket);
    printer.print(receipt);
  }
}

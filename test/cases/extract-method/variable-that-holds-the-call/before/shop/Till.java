package shop;

class Till {
  void pay(Basket basket) {
    Receipt receipt = new Receipt(basket, clerk);
    printer.print(receipt);
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    Receipt receipt = new Receipt(basket);
    printer.print(receipt);
    int milliseconds = 3000;
    display.show("Thank you", milliseconds);
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    Paper receipt = receiptFor(basket);
    printer.print(receipt);
  }

  private Receipt receiptFor(Basket basket) {
    return new Receipt(basket, clerk);
  }
}

package shop;

class Till {
  void pay(Basket basket, int tip) {
    Receipt receipt = new Receipt(basket);
    printer.print(receipt);
    int milliseconds = 3000;
    display.show("Thank you", milliseconds);
    int cents = basket.cents() + tip;
    ledger.book(cents);
  }
}

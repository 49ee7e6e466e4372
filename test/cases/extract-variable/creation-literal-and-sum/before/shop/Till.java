package shop;

class Till {
  void pay(Basket basket, int tip) {
    printer.print(new Receipt(basket));
    display.show("Thank you", 3000);
    ledger.book(basket.cents() + tip);
  }
}

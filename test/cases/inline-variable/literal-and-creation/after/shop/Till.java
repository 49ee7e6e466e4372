package shop;

class Till {
  void pay(Basket basket) {
    printer.print(new Receipt(basket));
    display.show("Thank you", 3000);
  }
}

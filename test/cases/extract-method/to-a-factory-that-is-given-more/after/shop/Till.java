package shop;

class Till {
  void pay(Basket basket, Office office) {
    Receipt receipt = office.press().receipt(basket);
    printer.print(receipt);
  }
}

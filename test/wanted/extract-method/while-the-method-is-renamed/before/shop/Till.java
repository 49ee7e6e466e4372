package shop;

class Till {
  void pay(Basket basket) {
    Money total = basket.total();
    display.show(total);
    ledger.book(total);
    Receipt receipt = new Receipt(basket);
    receipt.stamp(today);
    printer.print(receipt);
    printer.cut();
  }
}

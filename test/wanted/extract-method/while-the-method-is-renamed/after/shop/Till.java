package shop;

class Till {
  void checkOut(Basket basket) {
    Money total = basket.total();
    display.show(total);
    ledger.book(total);
    print(basket);
  }

  private void print(Basket basket) {
    Receipt receipt = new Receipt(basket);
    receipt.stamp(today);
    printer.print(receipt);
    printer.cut();
  }
}

package shop;

class Till {
  private final Desk desk;

  void settle(Basket basket) {
    Money total = basket.total();
    ledger.book(total);
    display.show(total);
    Receipt receipt = new Receipt(basket);
    receipt.stamp(today);
    printer.print(receipt);
  }
}

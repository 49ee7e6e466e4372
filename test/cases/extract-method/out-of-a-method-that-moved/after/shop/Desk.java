package shop;

class Desk {
  private Ledger ledger;

  void settle(Basket basket) {
    Money total = basket.total();
    ledger.book(total);
    display.show(total);
    print(basket);
  }

  private void print(Basket basket) {
    Receipt receipt = new Receipt(basket);
    receipt.stamp(today);
    printer.print(receipt);
  }
}

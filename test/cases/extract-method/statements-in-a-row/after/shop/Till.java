package shop;

class Till {
  private Ledger ledger;
  private Printer printer;

  Receipt pay(Basket basket) {
    settle(basket);
    return printer.print(basket);
  }

  private void settle(Basket basket) {
    Money total = basket.total();
    ledger.book(total);
    ledger.close();
  }
}

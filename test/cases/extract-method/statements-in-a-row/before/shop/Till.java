package shop;

class Till {
  private Ledger ledger;
  private Printer printer;

  Receipt pay(Basket basket) {
    Money total = basket.total();
    ledger.book(total);
    ledger.close();
    return printer.print(basket);
  }
}

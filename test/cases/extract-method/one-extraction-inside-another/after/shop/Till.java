package shop;

class Till {
  void pay(Basket basket) {
    settle(basket);
    drawer.open();
  }

  private void settle(Basket basket) {
    book(basket);
    printer.print(basket);
  }

  private void book(Basket basket) {
    Money total = basket.total();
    Money rounded = total.round(2);
    ledger.book(rounded);
  }
}

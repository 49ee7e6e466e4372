package shop;

class Till {
  void pay(Basket basket) {
    settle(basket);
    drawer.slide();
  }

  private void settle(Basket basket) {
    book(basket);
    printer.print(basket);
    printer.cut();
  }

  private void book(Basket basket) {
    Money total = basket.total();
    ledger.book(total);
  }
}

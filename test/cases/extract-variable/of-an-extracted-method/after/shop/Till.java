package shop;

class Till {
  void pay(Basket basket) {
    settle(basket);
    drawer.slide();
  }

  private void settle(Basket basket) {
    Money total = basket.total();
    ledger.book(total);
    printer.print(basket);
  }
}

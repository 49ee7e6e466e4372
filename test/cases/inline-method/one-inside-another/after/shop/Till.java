package shop;

class Till {
  void pay(Basket basket) {
    Money total = basket.total();
    ledger.book(total);
    printer.print(basket);
    printer.cut();
    drawer.slide();
  }
}

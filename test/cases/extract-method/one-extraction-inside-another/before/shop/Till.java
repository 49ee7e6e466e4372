package shop;

class Till {
  void pay(Basket basket) {
    Money total = basket.total();
    Money rounded = total.round(2);
    ledger.book(rounded);
    printer.print(basket);
    drawer.open();
  }
}

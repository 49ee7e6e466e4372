package shop;

class Till {
  void checkOut(Basket basket) {
    Money total = basket.total();
    ledger.book(total);
    printer.print(basket);
    drawer.slide();
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    drawer.slide();
    printer.print(basket);
    ledger.book(basket.total());
  }
}

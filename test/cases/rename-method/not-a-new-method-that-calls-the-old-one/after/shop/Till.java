package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    printer.print(basket);
  }

  void checkOut(Basket basket) {
    pay(basket);
  }
}

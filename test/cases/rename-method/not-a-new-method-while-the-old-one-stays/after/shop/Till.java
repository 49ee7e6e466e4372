package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    printer.print(basket);
  }

  void refund(Basket basket) {
    ledger.book(basket.total().negated());
    printer.print(basket);
  }
}

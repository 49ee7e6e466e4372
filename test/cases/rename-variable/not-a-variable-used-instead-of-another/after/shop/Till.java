package shop;

class Till {
  void pay(Basket basket) {
    Money net = basket.net();
    Money gross = basket.gross();
    ledger.book(gross);
    display.show(gross);
  }
}

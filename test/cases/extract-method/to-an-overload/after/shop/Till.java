package shop;

class Till {
  void pay(Basket basket) {
    pay(basket, today);
  }

  void pay(Basket basket, Day day) {
    Money total = basket.total();
    ledger.book(total);
    printer.print(basket);
  }
}

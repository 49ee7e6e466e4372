package shop;

class Till {
  void pay(Basket basket) {
    int euros = basket.euros();
    int cents = basket.cents();
    ledger.book(euros, cents);
    display.show(euros, cents);
  }
}

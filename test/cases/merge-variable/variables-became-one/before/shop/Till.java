package shop;

class Till {
  void pay(Basket basket) {
    int euros = basket.euros();
    int cents = basket.cents();
    ledger.book(today, euros, cents);
    display.show("Total", euros, cents);
  }
}

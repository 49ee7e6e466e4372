package shop;

class Till {
  void pay(Basket basket) {
    display.show(basket.customer().name());
    ledger.book(basket.customer(), basket.total());
  }
}

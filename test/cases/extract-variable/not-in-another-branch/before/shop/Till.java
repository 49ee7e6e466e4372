package shop;

class Till {
  void pay(Basket basket) {
    if (basket.isGift()) {
      printer.wrap(basket);
    } else {
      ledger.book(basket.total());
    }
  }
}

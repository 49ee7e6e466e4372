package shop;

class Till {
  void pay(Basket basket) {
    if (basket.isGift()) {
      Money total = basket.total();
      printer.wrap(basket);
      statistics.gift(total);
    } else {
      ledger.book(basket.total());
    }
  }
}

package shop;

class Till {
  void pay(Basket basket, boolean isCard) {
    if (isCard) {
      ledger.book(basket.total(), clerk);
    } else {
      drawer.slide();
    }
  }
}

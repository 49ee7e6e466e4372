package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
  }

  void open() {
    drawer.slide();
    opened++;
  }
}

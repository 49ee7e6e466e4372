package shop;

class Till {
  void pay(Basket basket) {
    var total = basket.total();
    ledger.book(total);
  }
}

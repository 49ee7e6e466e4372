package shop;

class Till {
  void pay(Basket basket) {
    Money total = basket.total();
    display.show("Total", total);
    ledger.book(total);
    if (total.isZero()) return;
    drawer.slide();
  }
}

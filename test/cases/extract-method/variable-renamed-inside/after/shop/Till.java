package shop;

class Till {
  void pay(Basket basket) {
    settle(basket);
    drawer.slide();
  }

  private void settle(Basket basket) {
    int due = basket.total();
    display.show(due);
    ledger.book(due);
  }
}

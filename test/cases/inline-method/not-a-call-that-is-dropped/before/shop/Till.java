package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    advertise();
    drawer.slide();
  }

  private void advertise() {
    String text = offers.best();
    display.show(text);
  }
}

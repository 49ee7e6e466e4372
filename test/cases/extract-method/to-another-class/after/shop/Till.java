package shop;

class Till {
  private Drawer drawer;

  void pay(Basket basket) {
    ledger.book(basket.total());
    drawer.slide();
    printer.print(basket);
  }
}

package shop;

class Till {
  private Drawer drawer;

  void pay(Basket basket) {
    ledger.book(basket.total());
    drawer.lamp.on();
    drawer.spring.release();
    printer.print(basket);
  }
}

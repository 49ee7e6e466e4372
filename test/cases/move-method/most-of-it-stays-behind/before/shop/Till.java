package shop;

class Till {
  private final Desk desk;

  void settle(Basket basket) {
    Money total = basket.total();
    ledger.book(total);
    display.show(total);
    drawer.open();
    drawer.put(total);
    drawer.close();
    lamp.off();
  }
}

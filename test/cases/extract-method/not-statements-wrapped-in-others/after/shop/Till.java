package shop;

class Till {
  void pay(Basket basket) {
    try {
      ledger.book(basket.total());
      if (printer.isOn()) {
        printer.print(basket);
      }
    } catch (LedgerException e) {
      alarm.on();
    }
  }
}

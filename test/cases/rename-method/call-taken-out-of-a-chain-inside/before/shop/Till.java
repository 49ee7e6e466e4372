package shop;

class Till {
  void finish(Basket basket) {
    drawer.lock();
    Receipt receipt = receipts.start().clerk(clerk).day(today).of(basket);
  }
}

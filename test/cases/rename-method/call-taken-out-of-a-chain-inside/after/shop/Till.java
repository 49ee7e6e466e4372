package shop;

class Till {
  void close(Basket basket) {
    drawer.lock();
    Receipt receipt = receipts.start().day(today).of(basket);
  }
}

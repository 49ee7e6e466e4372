package shop;

class Till {
  void close(Basket basket) {
    drawer.lock();
    report.add(basket, desk.owner());
  }
}

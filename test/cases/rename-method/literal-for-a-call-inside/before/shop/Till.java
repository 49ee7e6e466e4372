package shop;

class Till {
  void finish(Basket basket) {
    drawer.lock();
    report.add(basket, shift.isOver());
  }
}

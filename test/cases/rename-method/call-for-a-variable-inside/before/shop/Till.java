package shop;

class Till {
  void finish(Basket basket) {
    drawer.lock();
    printer.print(basket, copies);
  }
}

package shop;

class Till {
  void close(Basket basket) {
    drawer.lock();
    printer.get().print(basket, copies);
  }
}

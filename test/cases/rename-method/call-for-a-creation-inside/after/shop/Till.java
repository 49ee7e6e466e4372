package shop;

class Till {
  void close(Basket basket) {
    drawer.lock();
    file = folder.resolve(basket.name());
  }
}

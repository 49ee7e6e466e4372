package shop;

class Till {
  void close(Basket basket) {
    drawer.lock();
    copies = new Receipt[basket.size()];
  }
}

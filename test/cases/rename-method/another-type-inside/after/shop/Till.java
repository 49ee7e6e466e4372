package shop;

class Till {
  void close(Basket basket) {
    drawer.lock();
    long pieces = basket.size();
  }
}

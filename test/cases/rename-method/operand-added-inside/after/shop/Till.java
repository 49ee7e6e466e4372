package shop;

class Till {
  void close(Basket basket) {
    drawer.lock();
    String title = number + "[" + basket.name() + "]";
  }
}

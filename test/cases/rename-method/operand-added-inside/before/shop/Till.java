package shop;

class Till {
  void finish(Basket basket) {
    drawer.lock();
    String title = "[" + basket.name() + "]";
  }
}

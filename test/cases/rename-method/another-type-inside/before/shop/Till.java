package shop;

class Till {
  void finish(Basket basket) {
    drawer.lock();
    int pieces = basket.size();
  }
}

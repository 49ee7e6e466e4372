package shop;

class Till {
  void finish(Basket basket) {
    drawer.lock();
    file = new File(folder, basket.name());
  }
}

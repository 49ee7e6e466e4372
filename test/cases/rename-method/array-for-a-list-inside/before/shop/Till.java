package shop;

class Till {
  void finish(Basket basket) {
    drawer.lock();
    copies = new ArrayList<>(basket.size());
  }
}

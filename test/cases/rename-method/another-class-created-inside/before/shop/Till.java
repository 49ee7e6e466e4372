package shop;

class Till {
  void finish(Basket basket) {
    drawer.lock();
    archive.put(new Receipt(basket));
  }
}

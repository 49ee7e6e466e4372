package shop;

class Till {
  void close(Basket basket) {
    drawer.lock();
    archive.put(new Invoice(basket));
  }
}

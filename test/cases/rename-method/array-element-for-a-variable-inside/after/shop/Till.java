package shop;

class Till {
  void close(Basket[] baskets) {
    drawer.lock();
    archive.put(baskets[0]);
  }
}

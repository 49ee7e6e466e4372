package shop;

class Till {
  void finish(Basket[] baskets) {
    drawer.lock();
    archive.put(baskets);
  }
}

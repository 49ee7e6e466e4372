package shop;

class Till {
  void close(List<Basket> baskets) {
    for (Basket basket : baskets) {
      if (basket.isEmpty()) {
        continue;
      }
      ledger.book(basket.total());
      archive.put(basket);
    }
    drawer.lock();
  }
}

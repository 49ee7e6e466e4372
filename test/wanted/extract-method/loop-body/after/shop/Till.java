package shop;

class Till {
  void close(List<Basket> baskets) {
    for (Basket basket : baskets) {
      settle(basket);
    }
    drawer.lock();
  }

  private void settle(Basket basket) {
    if (basket.isEmpty()) {
      return;
    }
    ledger.book(basket.total());
    archive.put(basket);
  }
}

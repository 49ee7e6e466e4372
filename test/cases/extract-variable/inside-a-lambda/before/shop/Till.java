package shop;

class Till {
  void payAll(List<Basket> baskets) {
    baskets.forEach(basket -> {
      ledger.book(basket.total());
      drawer.slide();
    });
  }
}

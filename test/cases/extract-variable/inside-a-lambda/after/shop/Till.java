package shop;

class Till {
  void payAll(List<Basket> baskets) {
    baskets.forEach(basket -> {
      Money total = basket.total();
      ledger.book(total);
      drawer.slide();
    });
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    if (basket.total() > 1000 && basket.size() > 10) {
      clerk.call();
    }
    drawer.slide();
  }
}

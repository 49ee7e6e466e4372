package shop;

class Till {
  void pay(Basket basket) {
    if (isLarge(basket)) {
      clerk.call();
    }
    drawer.slide();
  }

  private boolean isLarge(Basket basket) {
    return basket.total() > 1000 && basket.size() > 10;
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    basket.customer().account().charge(basket.total());
    drawer.slide();
  }
}

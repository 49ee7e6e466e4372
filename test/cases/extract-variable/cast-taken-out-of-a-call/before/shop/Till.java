package shop;

class Till {
  void pay(Basket basket) {
    ((Display) devices.find("display")).show(basket.total());
    drawer.slide();
  }
}

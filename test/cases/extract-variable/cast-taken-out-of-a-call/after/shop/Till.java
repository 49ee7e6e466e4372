package shop;

class Till {
  void pay(Basket basket) {
    Display display = (Display) devices.find("display");
    display.show(basket.total());
    drawer.slide();
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    display.show(Texts.inEuros(basket.total()));
  }
}

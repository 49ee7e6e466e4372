package shop;

class Till {
  void pay(Basket basket) {
    int cents = basket.total();
    String text = Euros.text(cents);
    display.show(text);
  }
}

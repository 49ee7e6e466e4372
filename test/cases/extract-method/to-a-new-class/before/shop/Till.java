package shop;

class Till {
  void pay(Basket basket) {
    int cents = basket.total();
    String whole = String.valueOf(cents / 100);
    String text = whole + "," + cents % 100;
    display.show(text);
  }
}

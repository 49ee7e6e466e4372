package shop;

class Till {
  void pay(Basket basket) {
    display.show(inEuros(basket.total()));
  }

  static String inEuros(int cents) {
    String whole = String.valueOf(cents / 100);
    return whole + "," + cents % 100;
  }
}

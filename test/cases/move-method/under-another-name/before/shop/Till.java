package shop;

class Till {
  void pay(Basket basket) {
    display.show(format(basket.total()));
  }

  static String format(int cents) {
    String whole = String.valueOf(cents / 100);
    return whole + "," + cents % 100;
  }
}

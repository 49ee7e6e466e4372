package shop;

class Till {
  static String euros(int cents) {
    String whole = String.valueOf(cents / 100);
    return whole + "," + cents % 100;
  }

  static String euros(Money money) {
    int cents = money.cents();
    return euros(cents);
  }

  void pay(Money money) {
    display.show(euros(money));
  }
}

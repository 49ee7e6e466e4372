package shop;

class Texts {
  static String trimmed(String text) {
    return text.trim();
  }

  static String euros(int cents) {
    String whole = String.valueOf(cents / 100);
    return whole + "," + cents % 100;
  }

  static String euros(Money money) {
    int cents = money.cents();
    return euros(cents);
  }
}

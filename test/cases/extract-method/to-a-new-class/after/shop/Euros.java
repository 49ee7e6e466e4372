package shop;

class Euros {
  static String text(int cents) {
    String whole = String.valueOf(cents / 100);
    return whole + "," + cents % 100;
  }
}

package shop;

class Texts {
  static String capitalized(String word) {
    return word.substring(0, 1).toUpperCase() + word.substring(1);
  }

  static String inEuros(int cents) {
    String whole = String.valueOf(cents / 100);
    return whole + "," + cents % 100;
  }
}

package shop;

class Texts {
  static String capitalized(String word) {
    return word.substring(0, 1).toUpperCase() + word.substring(1);
  }
}

package shop;

class Texts {
  static String trimmed(String text) {
    return text.trim();
  }
}

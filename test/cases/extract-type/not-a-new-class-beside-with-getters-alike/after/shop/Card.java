package shop;

class Card {
  private String number;

  String number() {
    return number;
  }
}

package shop;

record Card(int cents, String number) implements Payment {
  Card {
    if (number.isBlank()) throw new IllegalArgumentException("a card has a number");
  }
}

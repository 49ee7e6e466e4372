package shop;

class Money {
  static final int CENTS = 100;
  private final int amount = 0;
}

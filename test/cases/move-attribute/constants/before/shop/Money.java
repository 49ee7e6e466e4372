package shop;

class Money {
  private final int amount = 0;
}

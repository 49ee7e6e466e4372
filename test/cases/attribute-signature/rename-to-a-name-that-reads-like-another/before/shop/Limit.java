package shop;

class Limit {
  private final String expected;
  private final int amount;

  Limit(String expected, int amount) {
    this.expected = expected;
    this.amount = amount;
  }

  boolean isReached(Basket basket) {
    return basket.count(expected) == amount;
  }
}

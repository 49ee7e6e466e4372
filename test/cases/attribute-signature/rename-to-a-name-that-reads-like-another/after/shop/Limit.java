package shop;

class Limit {
  private final String article;
  private final int expectedCount;

  Limit(String article, int expectedCount) {
    this.article = article;
    this.expectedCount = expectedCount;
  }

  boolean isReached(Basket basket) {
    return basket.count(article) == expectedCount;
  }
}

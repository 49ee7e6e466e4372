package shop;

class Till {
  private Limit limitOf(String article, int amount) {
    return new Limit(article, amount);
  }

  private static class Limit {
    private int amount;

    boolean isReached(Basket basket) {
      int found = 0;
      for (Item item : basket.items()) {
        found += item.amount();
      }
      return found == amount;
    }
  }
}

package shop;

class Till {
  private Maximum maximumOf(String article, int count) {
    return new Maximum(article, count);
  }

  private static class Maximum {
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

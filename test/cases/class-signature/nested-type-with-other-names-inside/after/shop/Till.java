package shop;

class Till {
  static class CashCheck {
    private final int expected;

    CashCheck(int expected) {
      this.expected = expected;
    }

    boolean test(Drawer drawer) {
      int found = 0;
      for (Coin coin : drawer.coins()) {
        found += coin.value();
      }
      log.info("counted", found);
      return found == expected;
    }
  }
}

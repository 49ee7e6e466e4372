package shop;

class Till {
  static class DrawerCheck {
    private final int wanted;

    DrawerCheck(int wanted) {
      this.wanted = wanted;
    }

    boolean holds(Drawer drawer) {
      int found = 0;
      for (Coin coin : drawer.coins()) {
        found += coin.value();
      }
      log.info("counted", found);
      return found == wanted;
    }
  }
}

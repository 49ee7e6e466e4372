package shop;

enum Payment {
  COINS,
  CARD;

  boolean opensDrawer() {
    return this == COINS;
  }

  boolean needsChange(int given, int due) {
    return this == COINS && given > due;
  }
}

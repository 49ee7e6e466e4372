package shop;

enum Payment {
  CASH,
  CARD;

  boolean opensDrawer() {
    return this == CASH;
  }

  boolean needsChange(int given, int due) {
    return this == CASH && given > due;
  }
}

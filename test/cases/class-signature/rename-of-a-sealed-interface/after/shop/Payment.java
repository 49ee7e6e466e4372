package shop;

sealed interface Payment permits Cash, Card {
  int cents();

  default boolean isFree() {
    return cents() == 0;
  }
}

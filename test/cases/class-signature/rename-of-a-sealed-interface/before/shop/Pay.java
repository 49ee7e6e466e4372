package shop;

sealed interface Pay permits Cash, Card {
  int cents();

  default boolean isFree() {
    return cents() == 0;
  }
}

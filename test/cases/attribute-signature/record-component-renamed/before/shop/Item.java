package shop;

record Item(String name, int cost) {
  int tax() {
    return cost * 19 / 100;
  }

  boolean isFree() {
    return cost == 0;
  }
}

package shop;

record Item(String name, int price) {
  int tax() {
    return price * 19 / 100;
  }

  boolean isFree() {
    return price == 0;
  }
}

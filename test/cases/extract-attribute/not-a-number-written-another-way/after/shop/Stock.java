package shop;

class Stock {
  int limit() {
    return 100_000 * boxes;
  }
}

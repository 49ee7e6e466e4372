package shop;

class Stock {
  int limit() {
    return 100000 * boxes;
  }
}

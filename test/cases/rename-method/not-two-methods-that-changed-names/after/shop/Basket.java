package shop;

class Basket {
  int net() {
    return sum();
  }

  int gross() {
    return sum() + tax();
  }
}

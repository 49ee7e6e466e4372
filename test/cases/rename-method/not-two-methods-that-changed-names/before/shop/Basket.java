package shop;

class Basket {
  int net() {
    return sum() - tax();
  }

  int gross() {
    return sum();
  }
}

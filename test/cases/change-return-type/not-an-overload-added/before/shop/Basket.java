package shop;

class Basket {
  int total() {
    return gross;
  }
}

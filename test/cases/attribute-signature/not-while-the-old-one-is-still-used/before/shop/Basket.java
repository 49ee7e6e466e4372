package shop;

class Basket {
  private int gross;

  int total() {
    return gross;
  }

  int rounded() {
    return gross / 100 * 100;
  }
}

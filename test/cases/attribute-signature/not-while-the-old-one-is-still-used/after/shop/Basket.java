package shop;

class Basket {
  private int gross;
  private int net;

  int total() {
    return net;
  }

  int rounded() {
    return gross / 100 * 100;
  }
}

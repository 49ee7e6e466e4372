package shop;

class Basket {
  private int gross;
  private int net;

  int tax() {
    return gross - net;
  }
}

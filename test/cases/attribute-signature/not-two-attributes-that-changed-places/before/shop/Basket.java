package shop;

class Basket {
  private int net;
  private int gross;

  int tax() {
    return gross - net;
  }
}

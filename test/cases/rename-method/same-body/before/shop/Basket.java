package shop;

class Basket {
  private int net;
  private int tax;

  int sum() {
    int gross = net + tax;
    return gross;
  }

  void print() {
    System.out.println(sum());
  }
}

package shop;

class Basket {
  private int net;
  private int tax;

  int total() {
    int gross = net + tax;
    return gross;
  }

  void print() {
    System.out.println(total());
  }
}

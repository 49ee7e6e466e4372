package shop;

class Basket {
  int total(int[] prices) {
    int gross = 0;
    for (int price : prices) {
      gross += price;
    }
    return gross;
  }
}

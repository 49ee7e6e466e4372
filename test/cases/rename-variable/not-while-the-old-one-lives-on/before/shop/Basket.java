package shop;

class Basket {
  int total(int[] prices) {
    int sum = prices.length;
    sum += prices[0];
    return sum;
  }
}

class Prices {
  static int addUp(int[] prices) {
    return addUp(prices, 0);
  }

  static int addUp(int[] prices, int from) {
    int total = 0;
    for (int i = from; i < prices.length; i++) {
      total += prices[i];
    }
    return total;
  }
}

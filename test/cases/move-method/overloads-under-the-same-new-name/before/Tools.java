class Tools {
  static int sum(int[] prices) {
    return sum(prices, 0);
  }

  static int sum(int[] prices, int from) {
    int total = 0;
    for (int i = from; i < prices.length; i++) {
      total += prices[i];
    }
    return total;
  }
}

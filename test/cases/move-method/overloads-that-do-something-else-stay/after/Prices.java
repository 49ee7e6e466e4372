class Prices {
  static int addUp(int[] prices) {
    throw new Closed("no sums today");
  }

  static int addUp(int[] prices, int from) {
    int total = 0;
    for (int i = from; i < prices.length; i++) {
      total += prices[i];
    }
    return total;
  }
}

class Tools {
  static int sum(int[] prices) {
    return prices.length == 0 ? NOTHING : Adder.of(prices).result();
  }

  static int sum(int[] prices, int from) {
    int total = 0;
    for (int i = from; i < prices.length; i++) {
      total += prices[i];
    }
    return total;
  }
}

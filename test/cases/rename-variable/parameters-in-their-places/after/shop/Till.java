package shop;

class Till {
  void pay(String clerk, List<Item> items, int[] numbers, Basket basket, Drawer drawer) {
    drawer.take(basket.total());
    for (Item one : items) ledger.book(clerk, one);
    for (int one : numbers) ledger.count(one);
  }
}

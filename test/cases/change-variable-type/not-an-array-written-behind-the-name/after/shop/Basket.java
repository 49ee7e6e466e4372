package shop;

class Basket {
  void addAll(String names[]) {
    int prices[] = catalogue.prices(names);
    for (int i = 0; i < prices.length; i++) add(names[i], prices[i]);
  }
}

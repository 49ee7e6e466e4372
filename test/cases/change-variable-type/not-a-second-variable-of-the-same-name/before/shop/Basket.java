package shop;

class Basket {
  int total() {
    int total = 0;
    for (int i = 0; i < items.size(); i++) total += items.get(i).price();
    return total;
  }
}

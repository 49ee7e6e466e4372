package shop;

class Basket {
  int total() {
    int sum = 0;
    for (int i = 0; i < items.size(); i++) {
      sum += items.get(i).price();
    }
    return sum;
  }
}

package shop;

class Basket {
  int total() {
    int sum = 0;
    for (Item item : items) {
      sum += item.price();
    }
    return sum;
  }
}

package shop;

class Basket {
  long total() {
    int sum = 0;
    for (Item item : items) sum += item.price();
    return sum;
  }
}

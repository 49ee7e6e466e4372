package shop;

class Basket {
  int sum() {
    int sum = 0;
    for (Item item : items) sum += item.price();
    return sum;
  }
}

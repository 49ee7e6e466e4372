package shop;

class Basket {
  List<Item> items;

  int total() {
    int sum = 0;
    for (Item item : items) sum += item.price();
    return sum;
  }
}

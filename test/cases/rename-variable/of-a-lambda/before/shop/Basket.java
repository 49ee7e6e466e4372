package shop;

class Basket {
  int total() {
    return items.stream().filter(i -> i.pieces() > 0).mapToInt(Item::price).sum();
  }
}

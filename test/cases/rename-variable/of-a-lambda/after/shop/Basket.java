package shop;

class Basket {
  int total() {
    return items.stream().filter(item -> item.pieces() > 0).mapToInt(Item::price).sum();
  }
}

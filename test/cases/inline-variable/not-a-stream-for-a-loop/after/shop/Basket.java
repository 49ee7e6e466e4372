package shop;

class Basket {
  int total() {
    return items.stream().mapToInt(Item::price).sum();
  }
}

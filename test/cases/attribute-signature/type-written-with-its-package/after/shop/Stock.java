package shop;

class Stock {
  private java.util.Map<Item, Integer> pieces;

  int count(Item item) {
    return pieces.get(item);
  }
}

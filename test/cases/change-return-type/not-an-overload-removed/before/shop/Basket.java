package shop;

class Basket {
  void add(Item item) {
    items.add(item);
    weight += item.weight();
  }

  boolean add(Item item, int pieces) {
    boolean fits = weight + pieces * item.weight() < limit;
    for (int i = 0; fits && i < pieces; i++) items.add(item);
    return fits;
  }
}

package shop;

class Basket {
  boolean add(Item item, int pieces) {
    boolean fits = weight + pieces * item.weight() < limit;
    for (int i = 0; fits && i < pieces; i++) items.add(item);
    return fits;
  }
}

package shop;

class Shelf {
  private List<Item> items;

  boolean holds(Item item) {
    return items.contains(item);
  }

  @Override
  public String toString() {
    return items.toString();
  }

  @Override
  public int hashCode() {
    return items.hashCode();
  }
}

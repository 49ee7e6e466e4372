package shop;

class Basket {
  List<Item> cheap(int limit) {
    List<Item> cheap = new ArrayList<Item>();
    for (Item item : items) if (item.price() < limit) cheap.add(item);
    return cheap;
  }
}

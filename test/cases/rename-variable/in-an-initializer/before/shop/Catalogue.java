package shop;

class Catalogue {
  private static final Map<String, Item> ITEMS = new HashMap<>();

  static {
    Item i = new Item("apple", 30);
    ITEMS.put(i.name(), i);
    log.info(i);
  }
}

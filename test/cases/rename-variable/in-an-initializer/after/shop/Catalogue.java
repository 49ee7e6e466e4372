package shop;

class Catalogue {
  private static final Map<String, Item> ITEMS = new HashMap<>();

  static {
    Item apple = new Item("apple", 30);
    ITEMS.put(apple.name(), apple);
    log.info(apple);
  }
}

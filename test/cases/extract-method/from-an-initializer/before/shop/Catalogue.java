package shop;

class Catalogue {
  private static final Map<String, Item> ITEMS = new HashMap<>();

  static {
    ITEMS.put("apple", new Item("apple", 30));
    ITEMS.put("pear", new Item("pear", 40));
    log.info("catalogue is ready");
  }
}

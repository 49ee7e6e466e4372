package shop;

class Catalogue {
  private static final Map<String, Item> ITEMS = new HashMap<>();

  static {
    fill();
    log.info("catalogue is ready");
  }

  private static void fill() {
    ITEMS.put("apple", new Item("apple", 30));
    ITEMS.put("pear", new Item("pear", 40));
  }
}

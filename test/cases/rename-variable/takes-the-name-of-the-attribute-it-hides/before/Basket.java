class Basket {
    private Set<Item> items;

    void add(Item item) {
        Set<Item> set = items == null ? new HashSet<Item>() : items;
        set.add(item);
        items = set;
    }
}

class Basket {
    private Set<Item> items;

    void add(Item item) {
        Set<Item> items = this.items == null ? new HashSet<Item>() : this.items;
        items.add(item);
        this.items = items;
    }
}

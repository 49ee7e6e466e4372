class Till {
    private Map<Item, Count> sold;

    void sell(Item item) {
        Count count = sold.get(item);
        if (count == null) {
            warn(item);
        }
        count.more(item);
    }
}

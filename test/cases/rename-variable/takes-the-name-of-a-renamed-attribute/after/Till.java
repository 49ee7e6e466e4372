class Till {
    private Map<Item, Sales> salesOf;

    void sell(Item item) {
        Sales sold = salesOf.get(item);
        if (sold == null) {
            warn(item);
        }
        sold.more(item);
    }
}

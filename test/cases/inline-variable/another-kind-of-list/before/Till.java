class Till {
    void setItems(Collection<Item> items) {
        if (items == null) {
            this.items = null;
            return;
        }
        GrowingList<Item> copy = new GrowingList<Item>(items.size());
        copy.addAll(items);
        this.items = copy;
    }
}

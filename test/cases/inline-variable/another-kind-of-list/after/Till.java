class Till {
    void setItems(Collection<Item> items) {
        if (items == null) {
            this.items = null;
            return;
        }
        this.items = new SteadyList<Item>(items);
    }
}

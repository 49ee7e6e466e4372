class Till {
    void put(String name, Item item) {
        boolean isNew = false;
        Item old = null;
        page.line(name, item, isNew);
        if (item == null) {
            page.fail(name, isNew);
        }
    }
}

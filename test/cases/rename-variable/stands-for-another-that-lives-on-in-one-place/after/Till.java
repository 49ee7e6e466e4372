class Till {
    void put(String name, Item item) {
        Item last = null;
        Item old = null;
        page.line(name, item, last);
        if (last == null) {
            page.fail(name, last);
        }
    }
}

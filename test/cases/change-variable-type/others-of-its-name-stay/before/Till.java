class Till {
    void print(Shop shop) {
        for (Item item : shop.items()) {
            page.line(item);
        }
        Item item = shop.best();
        page.mark(item);
    }
}

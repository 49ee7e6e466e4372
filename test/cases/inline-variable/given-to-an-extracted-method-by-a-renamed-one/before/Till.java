class Till {
    void print(Basket basket) {
        Settings found = shop.settings(basket);
        page.open(found);
        int width = found.paperWidth(basket.size());
        page.title(basket, width);
        for (Item item : basket.items()) {
            page.line(item, width);
        }
    }
}

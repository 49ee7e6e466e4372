class Till {
    void print(Basket basket) {
        Settings settings = shop.settings(basket);
        page.open(settings);
        print(basket, settings.paperWidth(basket.size()));
    }

    void print(Basket basket, int width) {
        page.title(basket, width);
        for (Item item : basket.items()) {
            page.line(item, width);
        }
    }
}

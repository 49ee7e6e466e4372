class Till {
    void print(Basket basket) {
        print(basket, settings.paperWidth());
    }

    void print(Basket basket, int width) {
        page.open(basket, width);
        for (Item item : basket.items()) {
            page.line(item, width);
        }
    }
}

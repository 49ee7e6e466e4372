class Till {
    void print(Basket basket) {
        int width = settings.paperWidth();
        page.open(basket, width);
        for (Item item : basket.items()) {
            page.line(item, width);
        }
    }
}

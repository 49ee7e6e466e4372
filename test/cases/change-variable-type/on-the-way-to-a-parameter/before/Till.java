class Till {
    void print(Basket basket) {
        Set<Item> items = basket.items();
        page.open(basket);
        page.lines(items);
        page.close();
    }
}

class Till {
    void print(Basket basket, Iterable<Item> items) {
        page.open(basket);
        page.lines(items);
        page.close();
    }
}

class Till {
    void show(Basket basket) {
        Items items = store.items(basket);
        View view = new ItemView(items);
        Prices prices = store.prices(basket);
        View table = new PriceTable(prices, 2);
        screen.draw(basket, table, view);
        log.shown(items, prices);
    }
}

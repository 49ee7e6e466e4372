class Till {
    void show(Basket basket) {
        Items items = store.items(basket);
        Prices prices = store.prices(basket);
        screen.draw(basket, items, prices, rate, clerk);
        log.shown(items, prices);
    }
}

class Till {
    void print(Basket basket) {
        long size = basket.count();
        if (size > 100) {
            warn(basket);
        }
        for (Item item : basket.items()) {
            page.line(item);
        }
    }
}

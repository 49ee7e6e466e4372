class Till {
    void print(Basket basket) {
        long count = basket.count();
        if (count > 100) {
            warn(basket);
        }
        int size = (int) count;
        for (Object any : basket.items()) {
            Item item = (Item) any;
            page.line(item);
        }
        page.close(size);
    }
}

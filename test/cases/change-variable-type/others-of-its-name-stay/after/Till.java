class Till {
    void print(Shop shop) {
        for (Item item : shop.items()) {
            page.line(item);
        }
        if (shop.isOpen()) {
            Offer item = Offer.from(shop, 4).orElse(NONE);
            page.mark(item);
        }
    }
}

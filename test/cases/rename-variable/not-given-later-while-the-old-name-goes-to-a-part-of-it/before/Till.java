class Till {
    void print(Shop shop, int number) {
        Basket basket = shop.findOrNull(number);
        if (basket == null) {
            page.line("none");
            return;
        }
        page.show(basket.items());
    }
}

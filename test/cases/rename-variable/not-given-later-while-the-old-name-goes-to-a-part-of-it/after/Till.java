class Till {
    void print(Shop shop, int number) {
        Customer customer;
        try {
            customer = shop.findOrNull(number);
        } catch (ShopException e) {
            page.line("closed");
            return;
        }
        Basket basket = customer.basket(number);
        if (basket == null) {
            page.line("none");
            return;
        }
        page.show(basket.items());
    }
}

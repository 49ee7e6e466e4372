class Till {
    void pay(Customer customer) {
        Closing closing = close(customer);
        Basket closed = closing.basket();
        page.print(customer, closed);
        ledger.add(closed);
    }

    private Closing close(Customer customer) {
        Basket raw = shop.basketOf(customer);
        Basket basket = shop.tidy(raw);
        basket.sort(byPrice);
        basket.close();
        return new Closing(basket);
    }
}

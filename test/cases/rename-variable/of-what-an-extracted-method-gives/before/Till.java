class Till {
    void pay(Customer customer) {
        Basket raw = shop.basketOf(customer);
        Basket basket = shop.tidy(raw);
        basket.sort(byPrice);
        basket.close();
        page.print(customer, basket);
        ledger.add(basket);
    }
}

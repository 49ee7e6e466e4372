class Till {
    void pay(Basket basket) {
        Item first = basket.first();
        if (first == null) {
            return;
        }
        book(first, basket.rate());
        basket.close();
    }
}

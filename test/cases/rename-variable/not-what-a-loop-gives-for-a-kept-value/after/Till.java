class Till {
    void pay(Basket basket) {
        for (Item each : basket.items()) {
            book(each, basket.rate());
        }
        basket.close();
    }
}

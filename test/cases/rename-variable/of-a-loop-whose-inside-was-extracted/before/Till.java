class Till {
    void close(Basket basket) {
        for (Item one : basket.items()) {
            ledger.check(one.price());
            ledger.book(one, one.price() * rate);
        }
        drawer.lock();
    }
}

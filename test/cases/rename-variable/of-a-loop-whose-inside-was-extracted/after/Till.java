class Till {
    void close(Basket basket) {
        for (Item item : basket.items()) {
            sell(item);
        }
        drawer.lock();
    }

    private void sell(Item sold) {
        ledger.check(sold.price());
        ledger.book(sold, sold.price() * rate);
    }
}

class Till {
    void check(String message, Basket basket) {
        String emptyMessage = prefix(message) + format("%s is empty", basket.name());
        if (basket.isEmpty()) {
            throw new TillException(emptyMessage);
        }
        page.line(basket);
    }
}

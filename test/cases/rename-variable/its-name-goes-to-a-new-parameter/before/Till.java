class Till {
    void check(Basket basket) {
        String message = format("%s is empty", basket.name());
        if (basket.isEmpty()) {
            throw new TillException(message);
        }
        page.line(basket);
    }
}

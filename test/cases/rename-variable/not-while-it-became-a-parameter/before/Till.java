class Till {
    void check(Basket basket) {
        String message = format("%s is empty", basket.name());
        if (basket.isEmpty()) {
            log.warn(message);
            page.line(message);
        }
    }
}

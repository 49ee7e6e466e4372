class Till {
    void check(Basket basket, String message) {
        String longMessage = format("%s is empty of late", basket.name());
        if (basket.isEmpty()) {
            log.warn(message);
            page.line(longMessage);
        }
    }
}

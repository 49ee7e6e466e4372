class Till {
    void close(Baskets baskets) {
        Iterator<Entry<String, PaidBasket>> all = baskets.entries();
        while (all.hasNext()) {
            Entry<String, PaidBasket> entry = all.next();
            PaidBasket basket = entry.getValue();
            if (basket.isEmpty()) {
                all.remove();
            }
        }
    }
}

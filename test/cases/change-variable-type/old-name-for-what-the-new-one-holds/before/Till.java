class Till {
    void close(Baskets baskets) {
        Iterator<PaidBasket> all = baskets.iterator();
        while (all.hasNext()) {
            Basket basket = all.next();
            if (basket.isEmpty()) {
                all.remove();
            }
        }
    }
}

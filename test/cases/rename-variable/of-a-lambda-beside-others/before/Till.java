class Till {
    void print(Basket basket) {
        basket.items().filter(item -> item.isPaid()).forEach(item -> receipt.add(item, basket));
    }
}

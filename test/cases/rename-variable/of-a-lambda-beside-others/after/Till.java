class Till {
    void print(Basket basket) {
        basket.items().forEach(sold -> receipt.add(sold, basket));
    }
}

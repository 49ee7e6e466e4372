class Till {
    void close(Basket basket) {
        var total = sum(basket.items(), rate);
        print(total);
    }
}

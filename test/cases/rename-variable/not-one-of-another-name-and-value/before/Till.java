class Till {
    void check(Order order) {
        Amount price = read(order.first(), Amount.class);
        confirm(price.isPositive());
        close(order);
    }
}

class Till {
    void check(Order order) {
        Amount discount = read(order.last(), Discount.class);
        print("less", 3, discount);
        close(order);
    }
}

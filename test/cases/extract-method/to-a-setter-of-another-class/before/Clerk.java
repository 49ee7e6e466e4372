class Clerk {
    private String customer;

    Order take() {
        Order order = new Order();
        order.customer = customer;
        order.count = 1;
        return order;
    }
}

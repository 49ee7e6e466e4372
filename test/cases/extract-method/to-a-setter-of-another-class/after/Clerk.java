class Clerk {
    private String customer;

    Order take() {
        Order order = new Order();
        order.setCustomer(customer);
        order.setCount(1);
        return order;
    }
}

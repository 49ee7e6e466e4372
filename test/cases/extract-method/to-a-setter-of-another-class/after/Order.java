class Order {
    private String customer;
    private int count;

    void setCustomer(String customer) {
        this.customer = customer;
    }

    void setCount(int count) {
        this.count = count;
    }
}

class Order {
    String customer;
    int count;
}

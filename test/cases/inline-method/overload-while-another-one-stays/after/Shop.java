class Shop {
    Order order(String customer, Basket basket) {
        return order(customers.find(customer), basket, null);
    }

    Order order(Customer customer, Basket basket, Coupon coupon) {
        return new Order(customer, basket.total(coupon));
    }
}

class Shop {
    Order order(String customer, Basket basket) {
        return order(customer, basket, null);
    }

    Order order(String customer, Basket basket, Coupon coupon) {
        return order(customers.find(customer), basket, coupon);
    }

    Order order(Customer customer, Basket basket, Coupon coupon) {
        return new Order(customer, basket.total(coupon));
    }
}

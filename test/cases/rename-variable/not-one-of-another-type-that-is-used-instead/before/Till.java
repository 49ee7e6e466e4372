class Till {
    void pay(Customer customer) {
        Coins coins = customer.purse().open();
        greet(customer);
        take(coins);
        log.paid(coins);
    }
}

package shop;

class Till {
    void pay(Basket basket) {
        Customer customer = basket.customer();
        greet(customer);
        Account account = customer.account();
        book(basket, account);
    }
}

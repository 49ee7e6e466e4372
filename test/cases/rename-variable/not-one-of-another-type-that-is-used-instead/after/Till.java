class Till {
    void pay(Customer customer) {
        greet(customer);
        Card card = new Card(terminal, 4);
        take(card);
        log.paid(card);
    }
}

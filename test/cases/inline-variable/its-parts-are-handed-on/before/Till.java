class Till {
    Receipt pay(Basket basket, Clerk clerk) {
        Header header = Header.of(basket.number(), clerk.name());
        return new Receipt(basket, header);
    }
}

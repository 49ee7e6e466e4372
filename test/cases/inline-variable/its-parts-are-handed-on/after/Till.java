class Till {
    Receipt pay(Basket basket, Clerk clerk) {
        return new Receipt(basket, basket.number(), clerk.name());
    }
}

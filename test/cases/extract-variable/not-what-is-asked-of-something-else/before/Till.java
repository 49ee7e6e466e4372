class Till {
    void join(Offer offer) {
        if (isBetter(offer)) {
            ledger.book(offer.price());
        }
    }
}

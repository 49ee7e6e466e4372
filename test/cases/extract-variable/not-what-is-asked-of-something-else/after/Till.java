class Till {
    void join(Offer offer) {
        Answer answer = shops.ask(offer.seller());
        if (isBetter(answer)) {
            ledger.book(offer.price());
        }
    }
}

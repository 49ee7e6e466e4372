class Ledger {
    Lines basketGetLines(Basket basket, Filter filter) {
        return Lines.between(basket.first(), basket.last(), filter, Order.BY_PRICE);
    }
}

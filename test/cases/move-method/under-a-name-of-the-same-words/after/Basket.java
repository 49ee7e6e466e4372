class Basket {
    Item first() {
        return items.get(0);
    }

    Lines getLines(Filter filter) {
        return Lines.between(first(), last(), filter, Order.BY_PRICE);
    }
}

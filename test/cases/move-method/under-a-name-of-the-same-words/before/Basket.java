class Basket {
    Item first() {
        return items.get(0);
    }
}

class Refill extends Change {
    Stock apply(Stock stock) {
        Shelf shelf = stock.find(name);
        if (shelf.isFull()) {
            shelf = stock.next(shelf);
        }
        shelf.fill(count);
        return stock.with(shelf);
    }
}

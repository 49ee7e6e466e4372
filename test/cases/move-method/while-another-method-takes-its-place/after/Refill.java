class Refill extends Change {
    DoneRefill resolve(Stock stock) {
        Shelf shelf = stock.find(name);
        if (shelf.isFull()) {
            shelf = stock.next(shelf);
        }
        return new DoneRefill(shelf, count);
    }
}

class Removal extends Change {
    Stock apply(Stock stock) {
        Shelf shelf = stock.last();
        stock.shelves().remove(shelf);
        log.info("removed " + shelf);
        return stock;
    }
}

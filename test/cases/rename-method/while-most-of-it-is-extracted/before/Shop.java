class Shop {
    Set<Item> items(Aisle aisle) {
        return addItems(aisle, new HashSet<>());
    }

    private Set<Item> addItems(Aisle aisle, Set<Item> items) {
        Shelves shelves = aisle.shelves();
        Filter filter = shelves.filter("open");
        Visitor visitor = visitorOf(shop.manager(), items);
        for (Shelf shelf : shelves.all()) {
            filter.visit(shelf, visitor);
        }
        return items;
    }
}

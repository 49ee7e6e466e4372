class Shop {
    Set<Item> items(Aisle aisle) {
        return addGoods(aisle, new HashSet<>(), Kind.ITEM);
    }

    private Set<Item> addGoods(Aisle aisle, Set<Item> items, Kind kind) {
        Visitor visitor = visitorOf(shop.manager(), items, kind);
        visitShelves(aisle, visitor);
        return items;
    }

    private void visitShelves(Aisle aisle, Visitor visitor) {
        Shelves shelves = aisle.shelves();
        Filter filter = shelves.filter("open");
        for (Shelf shelf : shelves.all()) {
            filter.visit(shelf, visitor);
        }
    }
}

package shop;

class Till {
  private final Finder finder;

  Till(Shop shop) {
    this.finder = new ShelfFinder(shop.get(Shelf.class), shop.root());
  }

  void open(Drawer drawer) {
    drawer.slide(new Slip(drawer, this.finder));
  }
}

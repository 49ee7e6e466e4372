package shop;

class Till {
  private final String path;

  Till(Shop shop) {
    this.path = new Shelf().look(shop).orNothing();
  }

  void open(Drawer drawer) {
    drawer.slide(new Slip(drawer, path));
  }
}

package shop;

class Till {
  private final Drawer drawer;

  Till(Drawer drawer) {
    this.drawer = drawer;
  }
}

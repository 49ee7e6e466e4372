package shop;

class Till {
  private final Drawer drawer;
  private final boolean isLoud;

  Till(Drawer drawer) {
    this(drawer, false);
  }

  Till(Drawer drawer, boolean isLoud) {
    this.drawer = drawer;
    this.isLoud = isLoud;
  }
}

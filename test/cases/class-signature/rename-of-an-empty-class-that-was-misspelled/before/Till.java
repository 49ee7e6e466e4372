package shop;

class Till {
  @Opened(UnmodifyableDrawer.class)
  static class UnmodifyableDrawer {}

  static class Shelf {}
}

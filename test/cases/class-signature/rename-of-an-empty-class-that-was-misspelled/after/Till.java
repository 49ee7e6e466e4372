package shop;

class Till {
  @Opened(UnmodifiableDrawer.class)
  static class UnmodifiableDrawer {}

  static class Window {}
}

package shop;

class Till {
  static class DrawerCheck {
    boolean holds(Drawer drawer) {
      int found = drawer.count();
      log.info("counted", found);
      return found > 0;
    }
  }
}

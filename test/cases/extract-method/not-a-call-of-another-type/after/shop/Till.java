package shop;

class Till {
  private Drawer drawer;
  private Lamp lamp;

  void open(Clerk clerk) {
    drawer.greet(clerk);
    drawer.open();
  }
}

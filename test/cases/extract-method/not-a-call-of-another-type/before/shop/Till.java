package shop;

class Till {
  private Drawer drawer;
  private Lamp lamp;

  void open(Clerk clerk) {
    book.note(clerk, "open");
    drawer.open();
  }
}

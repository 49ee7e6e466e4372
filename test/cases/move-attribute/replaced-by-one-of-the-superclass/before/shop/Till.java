package shop;

class Till extends Desk {
  private Clerk clerk;

  void open() {
    clerk.signOn(this);
    display.show(clerk.name());
  }
}

package shop;

abstract class Desk {
  private Clerk clerk;

  void open() {
    clerk.signOn(this);
    lamp.on();
  }

  abstract String title();
}

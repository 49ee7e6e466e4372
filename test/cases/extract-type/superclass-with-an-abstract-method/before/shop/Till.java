package shop;

class Till {
  private Clerk clerk;

  void open() {
    clerk.signOn(this);
    lamp.on();
  }

  String title() {
    return "Till " + number;
  }
}

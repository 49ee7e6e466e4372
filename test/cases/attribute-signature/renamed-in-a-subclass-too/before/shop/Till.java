package shop;

class Till extends Desk {
  void open() {
    clerk.signOn(this);
    display.show(clerk.name());
  }
}

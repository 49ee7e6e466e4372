package shop;

class Till extends Desk {
  void open() {
    staff.signOn(this);
    display.show(staff.name());
  }
}

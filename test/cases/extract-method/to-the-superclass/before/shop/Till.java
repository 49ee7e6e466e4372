package shop;

class Till extends Desk {
  void open(Clerk clerk) {
    clerk.signOn(this);
    lamp.on();
    lamp.level(80);
  }
}

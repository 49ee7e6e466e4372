package shop;

class Till extends Desk {
  void open(Clerk clerk) {
    clerk.signOn(this);
    light();
  }
}

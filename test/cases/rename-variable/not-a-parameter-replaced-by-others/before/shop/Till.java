package shop;

class Till {
  void open(Clerk clerk) {
    clerk.signOn(this);
    drawer.slide();
    lamp.on();
  }
}

package shop;

class Till {
  void close() {
    Clerk clerk = shift.clerk();
    clerk.signOff();
    drawer.lock();
  }
}

package shop;

class Desk {
  protected int opened;

  void open(Clerk clerk) {
    clerk.signOn(this);
    opened++;
  }
}

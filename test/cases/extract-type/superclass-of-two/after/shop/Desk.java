package shop;

class Desk {
  private int opened;

  void open(Clerk clerk) {
    clerk.signOn(this);
    opened++;
  }
}

package shop;

class InfoDesk extends Desk {
  void open(Clerk clerk) {
    clerk.signOn(this);
    opened++;
  }
}

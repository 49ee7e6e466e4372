package shop;

class InfoDesk extends Desk {
  protected Clerk clerk;
}

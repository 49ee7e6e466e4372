package shop;

class Desk {
  protected Clerk clerk;
}

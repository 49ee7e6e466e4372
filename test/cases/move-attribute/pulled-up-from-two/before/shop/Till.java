package shop;

class Till extends Desk {
  protected Clerk clerk;
}

package shop;

class Desk {
  protected Drawer drawer;
  protected Clerk clerk;
}

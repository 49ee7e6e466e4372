package shop;

class Till {
  private Drawer drawer;
  private Clerk clerk;
}

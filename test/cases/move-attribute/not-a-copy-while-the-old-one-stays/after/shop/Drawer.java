package shop;

class Drawer {
  private boolean isOpen;
  private Clerk clerk;
}

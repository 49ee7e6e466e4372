package shop;

class Desk {
  protected Clerk staff;
}

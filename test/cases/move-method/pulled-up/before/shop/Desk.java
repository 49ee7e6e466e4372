package shop;

class Desk {
  protected int opened;
}

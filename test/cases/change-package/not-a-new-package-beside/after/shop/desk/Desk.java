package shop.desk;

class Desk {
  private int chairs;
}

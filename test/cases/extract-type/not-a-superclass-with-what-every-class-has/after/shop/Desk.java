package shop;

abstract class Desk {
  private String place;

  public String toString() {
    return "desk at " + place;
  }
}

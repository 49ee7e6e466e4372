package shop;

class Till extends Desk {
  private int number;

  public String toString() {
    return "till " + number;
  }
}

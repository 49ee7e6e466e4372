package shop;

class Till {
  private int number;

  public String toString() {
    return "till " + number;
  }
}

package shop;

class Coupon {
  private int percent;

  int off(int price) {
    return price * percent / 100;
  }

  @Override
  public String toString() {
    return percent + " %";
  }

  @Override
  public int hashCode() {
    return percent;
  }
}

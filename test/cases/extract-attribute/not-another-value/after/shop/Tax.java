package shop;

class Tax {
  private static final int RATE = 19;

  int of(int net) {
    return round(net * RATE, 100);
  }
}

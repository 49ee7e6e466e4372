package shop;

class Till {
  static final int CENTS = 100;

  int inCents(int euros) {
    return euros * CENTS;
  }
}

package shop;

class Till {
  int inCents(int euros) {
    return euros * Money.CENTS;
  }
}

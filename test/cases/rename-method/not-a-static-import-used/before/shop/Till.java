package shop;

class Till {
  int round(int cents) {
    int lower = Math.floorDiv(cents, 5) * 5;
    return Math.max(lower, 0);
  }
}

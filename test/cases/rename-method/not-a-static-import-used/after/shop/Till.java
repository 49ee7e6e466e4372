package shop;

class Till {
  int round(int cents) {
    int lower = floorDiv(cents, 5) * 5;
    return max(lower, 0);
  }
}

package shop;

class Till {
  private int sum;

  void start(int rest) {
    lock();
    sum = rest;
    drawer.show(sum);
    unlock();
  }

  int total() {
    return sum + fee();
  }
}

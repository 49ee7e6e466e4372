package shop;

class Till {
  private int total;

  void start(int rest) {
    lock();
    take(rest);
    unlock();
  }

  private void take(int amount) {
    total = amount;
    drawer.show(total);
  }

  int total() {
    return total + fee();
  }
}

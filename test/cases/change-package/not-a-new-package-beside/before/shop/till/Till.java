package shop.till;

class Till {
  private int opened;

  void open() {
    opened++;
  }
}

package shop;

class Safe {
  private int opened;

  void open() {
    opened++;
  }
}

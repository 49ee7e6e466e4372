package shop;

class Till {
  private int opened;

  void open() {
    opened++;
  }
}

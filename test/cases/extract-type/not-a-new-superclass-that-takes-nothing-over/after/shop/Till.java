package shop;

class Till extends Device {
  private int opened;

  void open() {
    opened++;
  }
}

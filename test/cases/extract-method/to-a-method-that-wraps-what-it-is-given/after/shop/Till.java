package shop;

class Till extends Device {
  void open() {
    warn("drawer is open");
  }
}

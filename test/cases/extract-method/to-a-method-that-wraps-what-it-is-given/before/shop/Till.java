package shop;

class Till extends Device {
  void open() {
    logger().warn("drawer is open");
  }
}

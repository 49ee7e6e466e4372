package shop;

class Device {
  void warn(String message) {
    logger().warn(name() + message);
  }
}

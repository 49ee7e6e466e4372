package shop;

abstract class Device {
  private String serialNumber;

  String serialNumber() {
    return serialNumber;
  }
}

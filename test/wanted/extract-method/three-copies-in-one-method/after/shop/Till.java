package shop;

class Till {
  void open() {
    check("drawer", drawer);
    check("lamp", lamp);
    check("display", display);
  }

  private void check(String name, Device device) {
    log.info(name, device.state());
    device.check();
  }
}

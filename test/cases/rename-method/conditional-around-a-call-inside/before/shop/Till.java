package shop;

class Till {
  Display show(String name) {
    lamp.on();
    return devices.find(name);
  }
}

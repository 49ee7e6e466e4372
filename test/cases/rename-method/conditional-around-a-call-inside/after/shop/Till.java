package shop;

class Till {
  Display display(String name) {
    lamp.on();
    return name != null ? devices.find(name) : nothing;
  }
}

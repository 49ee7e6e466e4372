package shop;

class Till {
  void close() {
    drawer.lock();
    display.show("Closed");
  }

  void open() {
    drawer.lock();
    display.show("Welcome");
  }
}

package shop;

class Till {
  void open() {
    drawer.lock();
    display.show("Welcome");
  }

  void close() {
    drawer.lock();
    display.show("Closed");
  }
}

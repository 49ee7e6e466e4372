package shop;

class Till {
  void start() {
    drawer.lock();
    display.show("Welcome");
  }

  void stop() {
    drawer.lock();
    display.show("Closed");
  }
}

package shop;

class Till {
  void close(Basket basket) {
    drawer.lock();
    display.show("Closed.", 3L);
  }
}

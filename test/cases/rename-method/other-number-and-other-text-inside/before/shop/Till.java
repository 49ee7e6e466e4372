package shop;

class Till {
  void finish(Basket basket) {
    drawer.lock();
    display.show("Closed", 3);
  }
}

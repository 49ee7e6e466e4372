package shop;

class Till {
  void finish(Basket basket) {
    drawer.lock();
    log.note("closed", basket);
  }
}

package shop;

class Till {
  void close(Basket basket) {
    drawer.lock();
    log.note(closed, basket);
  }
}

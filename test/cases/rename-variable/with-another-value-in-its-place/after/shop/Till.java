package shop;

class Till {
  void close() {
    lock();
    Flusher flusher = new Flusher();
    flusher.force(drawer);
    unlock();
  }
}

package shop;

class Till {
  void close() {
    if (isOpen()) {
      lock();
      Flusher journal = new Flusher(drawer);
      journal.force();
    } else {
      unlock();
      Flusher journal = new Flusher(safe);
      journal.drop();
    }
  }
}

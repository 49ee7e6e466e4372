package shop;

class Till {
  void close() {
    if (isOpen()) {
      lock();
      Rotation journal = rotationOf(today());
      journal.force();
    } else {
      unlock();
      Rotation journal = rotationOf(tomorrow());
      journal.drop();
    }
  }
}

package shop;

class Till {
  void close() {
    lock();
    Rotation rotation = journal.rotation(today());
    rotation.force(drawer);
    unlock();
  }
}

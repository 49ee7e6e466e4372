package shop;

class Till {
  void open() {
    log.info("till", clerk);
    drawer.slide();
  }

  void close() {
    drawer.lock();
    log.info("till", report);
  }
}

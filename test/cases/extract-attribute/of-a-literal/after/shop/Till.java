package shop;

class Till {
  private static final String NAME = "till";

  void open() {
    log.info(NAME, clerk);
    drawer.slide();
  }

  void close() {
    drawer.lock();
    log.info(NAME, report);
  }
}

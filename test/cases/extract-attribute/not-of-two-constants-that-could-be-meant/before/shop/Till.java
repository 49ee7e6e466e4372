package shop;

class Till {
  void open() {
    log.info("till", clerk);
    drawer.slide();
  }
}

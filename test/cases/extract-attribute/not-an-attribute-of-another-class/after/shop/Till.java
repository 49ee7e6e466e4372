package shop;

class Till {
  void open() {
    log.info("desk", clerk);
  }
}

package shop;

class Till extends Desk {
  void open() {
    log.info("till", clerk);
    drawer.slide();
  }
}

package shop;

class Till extends Desk {
  void open() {
    log.info(TILL, clerk);
    drawer.slide();
  }
}

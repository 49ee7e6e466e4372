package shop;

class Till {
  void open() {
    log.info(Names.TILL, clerk);
    drawer.slide();
  }
}

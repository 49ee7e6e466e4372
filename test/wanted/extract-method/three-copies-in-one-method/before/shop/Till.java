package shop;

class Till {
  void open() {
    log.info("drawer", drawer.state());
    drawer.check();
    log.info("lamp", lamp.state());
    lamp.check();
    log.info("display", display.state());
    display.check();
  }
}

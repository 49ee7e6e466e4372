package shop;

import static shop.words.Names.TILL;

class Till {
  void open() {
    log.info(TILL, clerk);
    drawer.slide();
  }
}

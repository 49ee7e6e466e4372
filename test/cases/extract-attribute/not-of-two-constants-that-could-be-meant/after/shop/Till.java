package shop;

import shop.signs.*;
import shop.words.*;

class Till {
  void open() {
    log.info(Names.TILL, clerk);
    drawer.slide();
  }
}

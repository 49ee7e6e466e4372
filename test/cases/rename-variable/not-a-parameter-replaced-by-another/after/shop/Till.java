package shop;

class Till {
  void open(Key key) {
    lock.turn(key);
    drawer.slide();
    lamp.on();
  }
}

package shop;

class Till {
  void open(Key key, int minutes) {
    lock.turn(key);
    drawer.slide();
    lamp.on();
    clock.alarm(minutes);
  }
}

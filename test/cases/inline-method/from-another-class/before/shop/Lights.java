package shop;

class Lights {
  static void blink(Lamp lamp) {
    lamp.on();
    clock.pause(200);
    lamp.off();
  }

  static void dim(Lamp lamp) {
    lamp.level(10);
  }
}

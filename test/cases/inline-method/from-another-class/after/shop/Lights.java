package shop;

class Lights {
  static void dim(Lamp lamp) {
    lamp.level(10);
  }
}

package shop;

class Drawer {
  Lamp lamp;
  Spring spring;

  void slide() {
    lamp.on();
    spring.release();
  }
}

package shop;

class Drawer {
  Lamp lamp;
  Spring spring;
}

package shop;

class Desk {
  protected Lamp lamp;

  protected void light() {
    lamp.on();
    lamp.level(80);
  }
}

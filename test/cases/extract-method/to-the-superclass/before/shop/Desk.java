package shop;

class Desk {
  protected Lamp lamp;
}

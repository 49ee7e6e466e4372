package shop;

class Alarm {
  private boolean isOn;
}

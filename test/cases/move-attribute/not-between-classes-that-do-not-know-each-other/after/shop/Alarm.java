package shop;

class Alarm {
  private String name;
  private boolean isOn;
}

package shop;

class Customer {
  private String name;
  private Alarm alarm;

  void greet() {
    display.show("Hello " + name);
  }
}

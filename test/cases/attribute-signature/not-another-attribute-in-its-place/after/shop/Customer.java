package shop;

class Customer {
  private int visits;
  private final String name;

  Customer(String name) {
    this.name = name;
  }

  String greeting() {
    visits++;
    return "Hello " + name;
  }
}

package shop;

class Customer {
  private final String name;

  Customer(String name) {
    this.name = name;
  }
}

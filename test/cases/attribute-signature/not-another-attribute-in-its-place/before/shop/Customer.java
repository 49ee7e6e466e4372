package shop;

class Customer {
  private String nickname;
  private final String name;

  Customer(String name) {
    this.name = name;
  }

  String greeting() {
    return "Hello " + name;
  }
}

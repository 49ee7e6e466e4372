package shop;

class Customer {
  private String name;

  String name() {
    return name;
  }

  String nickname() {
    return name.substring(0, 3);
  }
}

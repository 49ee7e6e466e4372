package shop;

class Customer {
  private String name;
  private Card card;

  String name() {
    return name;
  }
}

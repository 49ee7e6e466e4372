package shop;

class Customer {
  private String name;
  private Address address;

  String label() {
    String head = "To " + name;
    return head + ", " + address.address();
  }
}

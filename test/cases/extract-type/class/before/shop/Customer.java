package shop;

class Customer {
  private String name;
  private String street;
  private String city;

  String label() {
    String head = "To " + name;
    return head + ", " + address();
  }

  String address() {
    String line = street.trim();
    return line + ", " + city;
  }
}

package shop;

class Address {
  private String street;
  private String city;

  String address() {
    String line = street.trim();
    return line + ", " + city;
  }
}

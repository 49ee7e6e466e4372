package shop;

class Receipt {
  void address(String name, String city) {
    head.add("To " + name);
    head.add(city.toUpperCase());
  }
}

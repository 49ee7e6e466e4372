package shop;

class Receipt {
  void address() {
    head.add("To " + customer.name());
    head.add(customer.city().toUpperCase());
  }
}

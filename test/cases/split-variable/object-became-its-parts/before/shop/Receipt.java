package shop;

class Receipt {
  void address(Customer customer) {
    head.add("To " + customer.name());
    head.add(customer.city().toUpperCase());
  }
}

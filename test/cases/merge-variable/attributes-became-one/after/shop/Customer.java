package shop;

class Customer {
  private Address address;

  void printOn(Label label) {
    label.lines(address);
    label.cut();
  }
}

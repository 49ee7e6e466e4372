package shop;

class Customer {
  private String street;
  private String city;

  void printOn(Label label) {
    label.lines(street, city);
    label.cut();
  }
}

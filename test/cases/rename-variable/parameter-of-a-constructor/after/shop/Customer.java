package shop;

class Customer {
  private final String name;
  private final String mail;

  Customer(String name, String mail) {
    this.name = name.trim();
    this.mail = mail;
  }
}

package shop;

class Customer {
  private final String name;
  private final String mail;

  Customer(String n, String m) {
    this.name = n.trim();
    this.mail = m;
  }
}

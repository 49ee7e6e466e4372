package shop;

class Customer {
  private final String mail;

  Customer(String mail) {
    this.mail = mail;
  }

  String address() {
    return mail.trim();
  }
}

package shop;

class Customer {
  private final String contact;

  Customer(String mail) {
    this.contact = mail;
  }

  String address() {
    return contact.trim();
  }
}

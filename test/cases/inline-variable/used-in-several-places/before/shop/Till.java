package shop;

class Till {
  void pay(Basket basket) {
    Customer customer = basket.customer();
    display.show(customer.name());
    ledger.book(customer, basket.total());
  }
}

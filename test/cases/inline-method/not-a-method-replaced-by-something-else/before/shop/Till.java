package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    greet(basket.customer());
  }

  private void greet(Customer customer) {
    String name = customer.firstName();
    display.show("Thank you, " + name);
  }
}

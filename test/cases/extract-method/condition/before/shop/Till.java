package shop;

class Till {
  void pay(Basket basket, Customer customer) {
    if (customer.isMember() && basket.total() > 100) {
      basket.discount(5);
    }
    ledger.book(basket);
  }
}

package shop;

class Till {
  void pay(Basket basket, Customer customer) {
    if (earnsDiscount(basket, customer)) {
      basket.discount(5);
    }
    ledger.book(basket);
  }

  private boolean earnsDiscount(Basket basket, Customer customer) {
    return customer.isMember() && basket.total() > 100;
  }
}

package shop;

class Till {
  private Ledger ledger;

  void pay(Basket basket, Customer customer) {
    ledger.book(new Entry("pay", basket.total(), customer.name()));
    ledger.flush();
  }
}

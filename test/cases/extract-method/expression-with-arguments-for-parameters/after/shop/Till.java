package shop;

class Till {
  private Ledger ledger;

  void pay(Basket basket, Customer customer) {
    ledger.book(entry(basket.total(), customer.name()));
    ledger.flush();
  }

  private Entry entry(Money amount, String who) {
    return new Entry("pay", amount, who);
  }
}

package shop;

class Till {
  void pay(Basket basket, Customer customer) {
    book(basket.total(), customer.name());
    drawer.slide();
  }

  private void book(Money amount, String who) {
    Entry entry = new Entry(amount, who);
    ledger.add(entry);
  }
}

package shop;

class Till {
  void pay(Basket basket, Customer customer) {
    Entry entry = new Entry(basket.total(), customer.name());
    ledger.add(entry);
    drawer.slide();
  }
}

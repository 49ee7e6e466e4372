package shop;

class Till {
  void apply(Order order) {
    ledger.book(order.total());
    drawer.open();
  }
}

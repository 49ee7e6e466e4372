package shop;

class Till extends Desk {
  @Override
  void apply(Order order) {
    ledger.book(order.total());
    drawer.open();
  }
}

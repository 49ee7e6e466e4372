package shop;

class Till {
  static class Builder extends Desk.Builder {
    void build(Order order) {
      ledger.book(order.total());
    }
  }
}

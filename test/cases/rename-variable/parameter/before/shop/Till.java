package shop;

class Till {
  void pay(Basket b) {
    ledger.book(b.total());
    printer.print(b);
  }
}

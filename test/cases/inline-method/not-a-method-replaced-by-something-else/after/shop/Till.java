package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    lamp.off();
    for (Bag bag : basket.bags()) bag.close();
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    print(basket);
    drawer.slide();
  }

  private void print(Basket basket) {
    printers.findExact(paper).print(basket);
  }
}

package shop;

class Till {
  void checkOut(Basket basket, Clerk clerk) {
    ledger.book(basket.total());
    printer.print(basket);
    drawer.slide();
    clerk.thank();
  }
}

package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    enqueue(basket);
    drawer.slide();
  }

  private void enqueue(Basket basket) {
    queue.push(new Parcel(basket));
  }
}

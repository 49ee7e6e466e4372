package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(total(basket));
  }

  int total(Basket basket) {
    int sum = 0;
    for (Item item : basket.items) sum += item.price();
    return sum;
  }
}

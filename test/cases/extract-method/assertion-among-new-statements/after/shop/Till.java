package shop;

class Till {
  void drop(Basket basket) {
    drop(basket, false);
  }

  void drop(Basket basket, boolean isLate) {
    assert baskets.contains(basket) : "not a basket of this till";
    Entry entry = entries.find(basket, isLate);
    entry.close();
    entry.tell(clerk);
  }
}

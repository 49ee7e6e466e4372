package shop;

class Till {
  void drop(Basket basket) {
    assert baskets.contains(basket) : "not a basket of this till";
    dropped.get(basket).mark();
  }
}

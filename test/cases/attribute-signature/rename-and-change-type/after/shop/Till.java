package shop;

class Till {
  private long balance;

  void add(Basket basket) {
    balance += basket.total();
  }

  boolean isEmpty() {
    return balance == 0;
  }
}

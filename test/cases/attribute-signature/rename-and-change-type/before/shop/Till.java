package shop;

class Till {
  private int cents;

  void add(Basket basket) {
    cents += basket.total();
  }

  boolean isEmpty() {
    return cents == 0;
  }
}

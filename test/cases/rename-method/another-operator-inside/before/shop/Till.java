package shop;

class Till {
  void finish(Basket basket) {
    drawer.lock();
    boolean isPaid = basket.due() != null;
  }
}

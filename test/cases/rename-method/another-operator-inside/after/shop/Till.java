package shop;

class Till {
  void close(Basket basket) {
    drawer.lock();
    boolean isPaid = basket.due() == null;
  }
}

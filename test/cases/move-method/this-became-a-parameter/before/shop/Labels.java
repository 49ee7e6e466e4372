package shop;

class Labels {
  private Basket last;
}

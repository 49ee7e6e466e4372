package shop;

class Labels {
  private Basket last;

  String label(Basket basket) {
    String head = basket.customer.name();
    return head + ": " + basket.items.size();
  }
}

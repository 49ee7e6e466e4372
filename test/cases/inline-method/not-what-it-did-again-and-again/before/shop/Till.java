package shop;

class Till {
  void pay(Basket basket) {
    List<Receipt> receipts = new ArrayList<>();
    receipts.addAll(receiptsOf(basket));
    print(receipts);
  }

  private List<Receipt> receiptsOf(Basket basket) {
    List<Receipt> receipts = new ArrayList<>();
    Basket open = basket;
    while (open != null) {
      receipts.add(receiptOf(basket));
      open = open.next();
    }
    return receipts;
  }
}

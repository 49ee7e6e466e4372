package shop;

class Till {
  void pay(Basket basket) {
    List<Receipt> receipts = new ArrayList<>();
    receipts.add(receiptOf(basket));
    print(receipts);
  }
}

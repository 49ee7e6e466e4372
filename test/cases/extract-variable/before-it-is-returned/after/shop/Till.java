package shop;

class Till {
    Receipt pay(Basket basket, int tip) {
        open();
        Receipt receipt = receipts.of(basket, tip + 1);
        return receipt;
    }
}

package shop;

class Till {
    Receipt pay(Basket basket, int tip) {
        open();
        return receipts.of(basket, tip);
    }
}

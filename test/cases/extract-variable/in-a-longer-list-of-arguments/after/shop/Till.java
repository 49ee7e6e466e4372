package shop;

class Till {
    void pay(Basket basket) {
        open();
        Receipt receipt = null;
        book(basket, receipt);
    }
}

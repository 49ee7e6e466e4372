package shop;

class Till {
    void pay(Basket basket) {
        open();
        book(basket, null, LOG);
    }
}

package shop;

class Till {
    void pay(Basket basket) {
        open();
        book(basket, rates.of(basket));
    }
}

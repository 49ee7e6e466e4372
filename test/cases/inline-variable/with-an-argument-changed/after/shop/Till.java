package shop;

class Till {
    void pay(Basket basket, boolean fast) {
        open();
        book(basket, rates.of(basket, fast));
    }
}

package shop;

class Till {
    void pay(Basket basket, boolean fast) {
        open();
        Rate rate = rates.of(basket, true);
        book(basket, rate);
    }
}

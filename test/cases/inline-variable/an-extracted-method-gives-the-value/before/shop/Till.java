package shop;

class Till {
    void pay(Basket basket) {
        open();
        Rate rate = rates.of(basket, today(), true);
        book(basket, rate.percent());
    }
}

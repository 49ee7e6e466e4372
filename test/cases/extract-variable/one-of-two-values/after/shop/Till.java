package shop;

class Till {
    void pay(Basket basket) {
        open();
        Rate rate = basket.isEmpty() ? Rate.NONE : rates.of(basket);
        book(basket, rate);
    }
}

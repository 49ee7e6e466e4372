package shop;

class Till {
    void pay(Basket basket, int place) {
        open();
        Rate rate = prices.get(basket);
        book(basket, rate);
    }
}

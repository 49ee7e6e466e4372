package shop;

class Till {
    void pay(Basket basket, Clock clock) {
        open(basket);
        stamp(clock.now());
        close(basket);
    }
}

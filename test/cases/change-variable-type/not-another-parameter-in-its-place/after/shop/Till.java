package shop;

class Till {
    void pay(Basket basket, boolean quick) {
        open(basket);
        close(basket);
        if (quick) {
            leave();
        }
    }
}

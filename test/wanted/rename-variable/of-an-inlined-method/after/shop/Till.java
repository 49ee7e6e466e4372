package shop;

class Till {
    void pay(Basket basket) {
        open(basket);
        Amount amount = basket.total(true);
        print(amount);
        book(basket, amount);
        close(basket);
    }
}

package shop;

class Till {
    void pay(Basket basket) {
        open(basket);
        settle(basket);
        close(basket);
    }

    private void settle(Basket basket) {
        Money sum = basket.total(true);
        print(sum);
        book(basket, sum);
    }
}
